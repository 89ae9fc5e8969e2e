import { expect, it } from 'vitest'
import { outsideDiet } from './diets.ts'

it.each([
  ['Vegetarian', 'Nshima and Kapenta', 'kapenta'],
  ['Vegetarian', 'Village chicken', 'chicken'],
  ['Vegan', 'Boiled eggs', 'eggs'],
  ['Vegan', 'Tea with honey', 'honey'],
  ['Pescatarian', 'Beef stew', 'beef'],
  ['Gluten-Free', 'Two scones', 'scone'],
  ['Dairy-Free', 'Nshima with mabisi', 'mabisi'],
  ['Halal', 'Pork chops', 'pork'],
] as const)('is not %s: %s', (diet, dish, word) => {
  expect(outsideDiet(diet, dish)).toBe(word)
})

it.each([
  ['Vegetarian', 'Boiled eggs'],
  ['Vegan', 'Garden eggs with tomatoes'],
  ['Vegetarian', 'Kidney beans'],
  ['Pescatarian', 'Bream'],
  ['Halal', 'Beef stew'],
  ['No restrictions', 'Pork chops'],
  ['Other', 'Pork chops'],
] as const)('is %s: %s', (diet, dish) => {
  expect(outsideDiet(diet, dish)).toBeUndefined()
})
