/**
 * Allergens by the words that dishes, recipes and shopping lists in Zambia use for them (Codex
 * Alimentarius, list of foods that cause hypersensitivity, CXS 1-1985).
 */
export const wordsOf = {
  Groundnuts: /ground ?nut|peanut|pea nut|nshaba|inshawa|mtedza|ifishashi|ifisashi|visashi|fisashi/,
  'Milk and dairy':
    /\bmilk|mabisi|yoghurt|yogurt|cheese|\bcream\b|(?<!peanut |groundnut |nut )\bbutter\b|custard|ice cream/,
  // Garden eggs (impwa) are a vegetable, and portions are "the size of an egg".
  Eggs: /(?<!garden |size of an )\beggs?\b|omelet|mayonnaise|scrambled/,
  Fish: /fish|kapenta|bream|tilapia|chisense|matemba|sardine|pilchard|\btuna|mackerel|mpasa|\bbuka\b/,
  Shellfish: /prawn|shrimp|\bcrab|crayfish|lobster/,
  'Wheat and gluten':
    /wheat|bread|toast|scone|\bbuns?\b|pasta|spaghetti|macaroni|noodle|chapati|samosa|samoosa|biscuit|\bcakes?\b|fritter|vitumbuwa|barley|semolina/,
  Soya: /soya|\bsoy\b|tofu/,
  'Tree nuts': /cashew|almond|walnut|macadamia|pecan|hazelnut|pistachio/,
  Sesame: /sesame|tahini|simsim/,
} as const

export type Allergen = keyof typeof wordsOf
export const allergens = Object.keys(wordsOf) as [Allergen, ...Allergen[]]
