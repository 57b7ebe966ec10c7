"""Reports and images to pages, downloads and the site's index."""
