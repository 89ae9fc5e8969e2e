import { expect, it } from 'vitest'
import { careOfName } from './care-of-name.ts'
import { nextDoseDay } from './doses.ts'
import { nameOfPackage } from './options.ts'

it.each([
  ['Panado', 'other'],
  ['Augmentin 625', 'other'],
  ['Septrin', 'other'],
  ['Norvasc', 'blood_pressure'],
  ['Metformin', 'glucose'],
  ['Jardiance', 'glucose'],
  ['Ozempic', 'glucose'],
  ['Angizaar', 'blood_pressure'],
  ['Pana', undefined],
])('%s is for: %s', (name, care) => {
  expect(careOfName(name)).toBe(care)
})

it('names a strength once', () => {
  const mg = (strength: number) => ({ strength, strength_unit: 'mg' })
  expect(nameOfPackage('Augmentin 625', mg(625))).toBe('Augmentin 625 mg')
  expect(nameOfPackage('Augmentin 625mg', mg(625))).toBe('Augmentin 625mg')
  expect(nameOfPackage('Augmentin 625 mg', mg(625))).toBe('Augmentin 625 mg')
  expect(nameOfPackage('Amlodipine', mg(5))).toBe('Amlodipine 5 mg')
  expect(nameOfPackage('Amlodipine', undefined)).toBe('Amlodipine')
})

it('knows the next day of a medicine taken every few days', () => {
  const plan = {
    from_day: '2026-11-28',
    times: ['08:00'],
    days: [],
    every_days: 2,
    at_most: null,
  }
  const course = {
    starts_on: '2026-11-28',
    ends_on: null,
    stopped_at: null,
    created_at: '2026-11-28T06:00:00Z',
    plans: [plan],
  }
  expect(nextDoseDay(course, '2026-11-29')).toBe('2026-11-30')
  expect(nextDoseDay(course, '2026-11-30')).toBe('2026-11-30')
  expect(nextDoseDay({ ...course, ends_on: '2026-11-29' }, '2026-11-29')).toBeUndefined()
})
