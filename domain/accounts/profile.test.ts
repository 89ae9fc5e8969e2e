import { expect, it } from 'vitest'
import { qualificationsOf } from './profile.ts'

const zambian = 'MSc Clinical Psychology, University of Zambia'

it.each([
  ['BSc Nutrition ,, Educator,  ', [], ['BSc Nutrition', 'Educator']],
  // Saved as the form showed them.
  [zambian, [zambian], [zambian]],
  [
    `${zambian}\nTrauma-focused CBT, 2019`,
    [zambian, 'Trauma-focused CBT, 2019'],
    [zambian, 'Trauma-focused CBT, 2019'],
  ],
  // Changed or added, one on each line.
  [`${zambian}\nDiploma, 2020\n`, [zambian], [zambian, 'Diploma, 2020']],
  ['', [zambian], []],
])('%j, after %j, are the qualifications %j', (typed, known, qualifications) => {
  expect(qualificationsOf(typed, known)).toEqual(qualifications)
})
