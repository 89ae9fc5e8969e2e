/**
 * Allergens by the words that dishes, recipes and shopping lists in Zambia use for them (Codex
 * Alimentarius, list of foods that cause hypersensitivity, CXS 1-1985), in English, Nyanja, Bemba and
 * Tonga. Native speakers extend them.
 */
export const wordsOf = {
  // "Nuts" alone are of both kinds.
  Groundnuts:
    /ground ?nut|peanut|pea nut|(?<!(?:brazil|cashew|macadamia|pecan|tiger|tree) )\bnuts?\b|satay|nshaba|nshawa|nthongo|ntongo|chikanda|african polony|mtedza|ifishashi|ifisashi|visashi|fisashi/,
  'Milk and dairy':
    /\bmilk|\bbutter ?milk|mabisi|mkaka|mukaka|yoghurt|yogurt|cheese|\bcream\b|creamer|cremora|(?<!peanut |groundnut |nut )\bbutter\b|\bghee\b|\bwhey\b|custard|ice cream/,
  // Garden eggs (impwa) are a vegetable, and portions are "the size of an egg".
  Eggs: /(?<!garden |size of an )\beggs?\b|mazira|mazila|\bamani\b|omelet|mayonnaise|\bmayo\b|scrambled|quiche|meringue|pancake|french toast|(?<!(?:fish|oat|rice) ?)cakes?\b(?! (?:flour|tin))|scone|muffin|waffle|egg ?nog/,
  Fish: /fish|nsomba|\bisabi\b|\binswi\b|kapenta|bream|tilapia|chisense|matemba|sardine|pilchard|\btuna|mackerel|salmon|anchov|\bhake\b|barbel|mpasa|\bbuka\b/,
  Shellfish:
    /prawn|shrimp|\bcrabs?\b(?! apple)|crayfish|lobster|mussel|\bclams?\b|squid|calamari|oyster(?! mushroom)/,
  'Wheat and gluten':
    /wheat|bread|toast|scone|\bbuns?\b|pasta|spaghetti|macaroni|noodle|chapati|\broti\b|\bnaan\b|samosa|samoosa|biscuit|cracker|\bcakes?\b|pancake|doughnut|pastry|pizza|\bpies?\b|couscous|fritter|vitumbuwa|barley|\brye\b|semolina|sausage|vienna|boerewors|(?<!african )polony|weet-?a?bix|(?<!maize |corn |cassava |rice |millet |sorghum |soya |bean |potato )\bflour/,
  Soya: /soya|soja|\bsoy\b|tofu|tempeh|\bmiso\b|textured vegetable|\bheps\b|(?<!(?:into|in|of|small|large|big|size|pineapple|mango|pumpkin|butternut|potato|carrot|fruit|melon|watermelon|pawpaw|papaya|apple|banana|chicken|beef|meat|goat|pork|fish|tuna|chocolate)[ -])\bchunks\b/,
  'Tree nuts':
    /cashew|almond|walnut|macadamia|pecan|hazelnut|pistachio|(?<!ground |pea |monkey )\bnuts?\b/,
  Sesame: /sesame|tahini|simsim/,
} as const

export type Allergen = keyof typeof wordsOf
export const allergens = Object.keys(wordsOf) as [Allergen, ...Allergen[]]
