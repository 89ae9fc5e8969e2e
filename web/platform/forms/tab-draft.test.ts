import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readDraft, readTyped } from './tab-draft.ts'

describe('a stored draft', () => {
  it('is read as it was saved', () => {
    const draft = { typed: { days: ['3'], equipment: ['Yoga Mat', 'None'] }, reached: 4 }
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it.each([
    null,
    '',
    '{"typed":',
    'null',
    '[]',
    '{"typed":{},"reached":1.5}',
    '{"reached":1}',
    '{"typed":{"days":3},"reached":1}',
    '{"typed":{"days":[3]},"reached":1}',
  ])('is empty where the text is not in our format: %s', (text) => {
    expect(readDraft(text)).toEqual({ typed: {}, reached: 0 })
  })
})

it('is read in the types of a step: a number, a list, nothing where nothing was typed', () => {
  const step = z.object({
    days: z.nullish(z.int()),
    equipment: z._default(z.array(z.string()), []),
    goal: z.nullish(z.string()),
  })
  const typed = { days: [' 3 '], equipment: ['Yoga Mat', 'None'], goal: [''], other: ['x'] }
  expect(readTyped(step, typed)).toEqual({ days: 3, equipment: ['Yoga Mat', 'None'], goal: null })
})
