"""More general nouns for what a figure compares: mammals are animals, laptops are devices."""

from __future__ import annotations

from collections.abc import Iterator

_KINDS: dict[str, str] = {
    "animal species creature": (
        "animal mammal bird fish insect reptile amphibian primate predator carnivore herbivore "
        "rodent whale shark seabird raptor snake lizard frog spider butterfly bee beetle ant "
        "dinosaur pet dog cat horse bat bear monkey ape deer cow pig sheep goat songbird species"
    ),
    "plant species": (
        "plant tree flower crop shrub grass herb weed fern moss conifer cactus vegetable cereal "
        "orchid palm oak pine variety species"
    ),
    "vehicle": (
        "car truck lorry bus van motorcycle motorbike scooter bicycle bike suv tractor train tram "
        "ferry pickup sedan taxi"
    ),
    "vessel": "ship boat ferry yacht tanker submarine",
    "device machine": (
        "laptop phone smartphone tablet computer printer camera headphone headset speaker monitor "
        "television tv drone watch smartwatch vacuum dishwasher fridge refrigerator oven kettle "
        "appliance heater console router robot"
    ),
    "instrument": "telescope microscope guitar piano violin flute thermometer detector",
    "model": (
        "car laptop phone smartphone tablet camera telescope microscope printer headphone bike "
        "drone motorcycle scooter watch appliance vacuum heater boat tent shoe"
    ),
    "product item": (
        "laptop phone smartphone tablet printer camera headphone headset speaker monitor drone "
        "watch bike car appliance shoe tent backpack jacket mattress snack yoghurt cereal cheese "
        "drink chocolate soap"
    ),
    "country": "economy nation",
    "city": "capital metropolis town",
    "material substance": (
        "metal alloy polymer plastic ceramic fabric wood mineral rock glass insulator conductor "
        "semiconductor compound element liquid gas solvent fibre fiber composite"
    ),
    "metal": "alloy steel",
    "food": "fruit vegetable nut meat cheese cereal snack dish meal grain bean berry fish",
    "fruit": "berry apple citrus",
    "drug medicine": "painkiller antibiotic vaccine antidepressant statin analgesic medication",
    "treatment": "drug therapy medicine medication surgery painkiller antibiotic",
    "company firm business": (
        "bank airline retailer manufacturer startup insurer carmaker brewery restaurant "
        "supermarket shop store factory publisher supplier"
    ),
    "institution": "university school hospital bank museum library court ministry",
    "person": "athlete runner swimmer student patient worker player teacher employee",
    "athlete": "runner swimmer cyclist rower player jumper thrower skater skier",
    "team": "club squad",
    "body object": "planet star moon asteroid comet galaxy",
    "building structure": "tower skyscraper house bridge dam cathedral church castle",
    "source": "fuel",
    "bird": "raptor seabird songbird owl parrot penguin duck",
    "insect": "bee beetle ant butterfly moth fly wasp",
}
"""By more general nouns those that name a kind of what they do."""

_MORE_GENERAL: dict[str, tuple[str, ...]] = {}
for _general, _nouns in _KINDS.items():
    for _noun in _nouns.split():
        more = (n for n in _general.split() if n != _noun)
        _MORE_GENERAL[_noun] = (*_MORE_GENERAL.get(_noun, ()), *more)


def more_general(noun: str) -> Iterator[str]:
    """The nouns that say the same of more things: “animal” of “mammal”.

    Args:
        noun: a noun in the singular.
    """
    yield from dict.fromkeys(_MORE_GENERAL.get(noun, ()))
