"""What the figures of a site have to do with each other.

Figures are arranged as arrays with named axes (`blocks`), those that share axes, names or values
meet (`index`), their axes are matched (`align`), and slices are held against each other
(`copies`, `aggregates`) with chance as the measure (`chance`). What is found is told by kind
(`kinds`). All of it together is `relate`; a host that finds nothing new imports what it asks for
only, for numpy takes its time to start.
"""
