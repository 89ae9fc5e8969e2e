import { describe, expect, it } from 'vitest'
import { instantAt } from '#domain/values/lusaka.ts'
import { symptomForm } from './entry-schema.ts'

const typed = {
  symptom: 'headache',
  own_words: null,
  severity: 2,
  notes: null,
  when: 'earlier',
  day: '2026-11-27',
}

describe('the time at which it was felt', () => {
  it.each(['', undefined, '6 xm', '8', '25:00', '24:00'])('is not "%s"', (time) => {
    const { error } = symptomForm.safeParse({ ...typed, time })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['time'], 'Enter the time, for example 06:30 or 18:30.'],
    ])
  })

  it.each([
    ['830', '08:30'],
    ['18h30', '18:30'],
    ['6 pm', '18:00'],
    ['06:30', '06:30'],
  ])('is read where the field was never left: "%s"', (time, read) => {
    const { day, time: sent } = symptomForm.parse({ ...typed, time })
    expect(sent).toBe(read)
    expect(instantAt(day!, sent).toISOString()).toMatch(/^2026-11-27T/)
  })

  it('does not count for what is felt now', () => {
    expect(symptomForm.safeParse({ ...typed, when: 'now', time: '6 xm' }).success).toBe(true)
  })
})
