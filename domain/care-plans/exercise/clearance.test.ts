import { expect, it } from 'vitest'
import { needsClinicianFirst } from './clearance.ts'
import { warningSigns } from './warning-signs.ts'
import { clearanceAnswers, pregnancyAnswers } from './options.ts'

const clear = {
  isPregnantOrPostpartum: 'No',
  clearedForExercise: 'Yes',
  medicalConditions: null,
  warningSigns: ['None of these'],
} as const
const needs = (more: object, hasCrisisToday = false) =>
  needsClinicianFirst({ ...clear, ...more } as never, hasCrisisToday)

it('lets those start who are not pregnant, cleared, and without sign or condition', () => {
  expect(needs({})).toBe(false)
  for (const medicalConditions of ['', 'None', 'no', 'N/A', 'Nothing.', ' '])
    expect(needs({ medicalConditions }), medicalConditions).toBe(false)
})

it('sends to a clinician first with any other answer, with none, and for “Prefer not to say”', () => {
  for (const isPregnantOrPostpartum of [...pregnancyAnswers, null, undefined])
    expect(needs({ isPregnantOrPostpartum })).toBe(isPregnantOrPostpartum !== 'No')
  for (const clearedForExercise of [...clearanceAnswers, null, undefined])
    expect(needs({ clearedForExercise })).toBe(clearedForExercise !== 'Yes')
  for (const sign of warningSigns)
    expect(needs({ warningSigns: [sign] }), sign).toBe(sign !== 'None of these')
  for (const nothing of [[], null, undefined]) expect(needs({ warningSigns: nothing })).toBe(true)
})

it('sends to a clinician first with a condition in own words, and after a crisis reading today', () => {
  expect(needs({ medicalConditions: 'Asthma' })).toBe(true)
  expect(needs({ medicalConditions: 'No energy, high blood pressure' })).toBe(true)
  expect(needs({}, true)).toBe(true)
})
