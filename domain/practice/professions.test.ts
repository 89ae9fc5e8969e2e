import { expect, it } from 'vitest'
import { describeProfession } from './professions.ts'

it.each([
  [null, 'Therapist'],
  ['Therapist', 'Therapist'],
  ['Trauma counselling', 'Therapist, Trauma counselling'],
  ['dietitian', 'Dietitian'],
  ['Sports nutrition', 'Dietitian, Sports nutrition'],
  ['Fitness Expert', 'Fitness expert'],
])('describes the specialty %s as "%s"', (specialty, text) => {
  expect(describeProfession(specialty)).toBe(text)
})
