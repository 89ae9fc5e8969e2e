/** Allergens as they are chosen from a list. Their words in dishes, which a form does not need, are in `allergen-words.ts`. */
export const allergens = [
  'Groundnuts',
  'Milk and dairy',
  'Eggs',
  'Fish',
  'Shellfish',
  'Wheat and gluten',
  'Soya',
  'Tree nuts',
  'Sesame',
] as const
export type Allergen = (typeof allergens)[number]
