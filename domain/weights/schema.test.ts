import { expect, it } from 'vitest'
import { inKg } from './measures.ts'
import { newWeight } from './schema.ts'

const messageOn = (typed: object) => {
  const { error } = newWeight.safeParse(typed)
  const [issue] = error?.issues ?? []
  return issue && [issue.path[0], issue.message]
}

it.each([
  [{}, 'weight_kg', 'Enter the weight.'],
  [{ weight_kg: Number.NaN }, 'weight_kg', 'Weight must be a number from 2 to 400 kg.'],
  [{ weight_kg: 685 }, 'weight_kg', 'Weight must be a number from 2 to 400 kg.'],
  [{ weight_kg: 68.123 }, 'weight_kg', 'Weight has at most two decimals.'],
  [{ weight_kg: 68, waist_cm: 9 }, 'waist_cm', 'Waist must be a number from 30 to 250 cm.'],
  [
    { weight_kg: 68, height_cm: 1.68 },
    'height_cm',
    'Height must be a number from 40 to 250 cm. Did you mean 168?',
  ],
  [{ weight_kg: 68, height_cm: 17 }, 'height_cm', 'Height must be a number from 40 to 250 cm.'],
])('rejects %j and names %s', (typed, field, message) => {
  expect(messageOn(typed)).toEqual([field, message])
})

it('accepts what scales show', () => {
  for (const weight_kg of [2, 68.4, 68.25, 400]) expect(messageOn({ weight_kg })).toBeUndefined()
  expect(['68', '68.4', '68.25'].map((text) => inKg(Number(text)))).toEqual([
    '68.0',
    '68.4',
    '68.25',
  ])
})
