import { wordsOf } from './allergen-words.ts'
import type { diets } from './options.ts'

type Diet = (typeof diets)[number]

const meat =
  /\bmeat|beef|goat(?! milk)|chicken|\bduck|turkey|guinea ?fowl|pork|bacon|\bham\b|gammon|sausage|polony|mutton|\blamb\b|liver|offal|kidney(?! bean)|\bmince|biltong|oxtail|caterpillar|ifishimu|ifinkubala|vinkubala|\bnyama\b|\bnkuku\b|\binkoko\b/
const honey = /\bhoney\b/

/** The words of foods that a diet leaves out. "Other" is in the person's own words. */
const leftOut: Readonly<Partial<Record<Diet, readonly RegExp[]>>> = {
  Vegetarian: [meat, wordsOf.Fish, wordsOf.Shellfish],
  Vegan: [meat, wordsOf.Fish, wordsOf.Shellfish, wordsOf.Eggs, wordsOf['Milk and dairy'], honey],
  Pescatarian: [meat],
  'Gluten-Free': [wordsOf['Wheat and gluten']],
  'Dairy-Free': [wordsOf['Milk and dairy']],
  Halal: [/pork|bacon|\bham\b|gammon|\blard\b|\bbeer\b|\bwine\b|alcohol|chibuku/],
}

/** The first word of a dish that a diet leaves out, for example "kapenta"; undefined where there is none. */
export function outsideDiet(diet: Diet, dish: string): string | undefined {
  const text = dish.toLowerCase()
  for (const words of leftOut[diet] ?? []) {
    const [found] = words.exec(text) ?? []
    if (found) return found
  }
  return undefined
}
