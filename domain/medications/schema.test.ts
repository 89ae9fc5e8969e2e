import { describe, expect, it } from 'vitest'
import { planInWords } from './options.ts'
import { newMedicine } from './schema.ts'
import { weekdays } from '../values/weekdays.ts'

const typed = (more: object) => ({
  name: 'Amlodipine',
  strength: 5,
  strength_unit: 'mg',
  form: 'tablet',
  amount: 1,
  times: ['08:00'],
  days: [...weekdays],
  starts_on: '2026-11-01',
  ...more,
})
const fieldsOf = (more: object) =>
  newMedicine.safeParse(typed(more)).error?.issues.map(({ path }) => path[0]) ?? []
const planOf = (more: object) => {
  const { amount, form, food, days, times, every_days, at_most } = newMedicine.parse(typed(more))
  return planInWords({ amount, form, food, days, times, every_days, at_most })
}

describe('when a medicine is taken', () => {
  it.each([
    [{}, '1 tablet. Every day at 08:00.'],
    [{ how_often: 'every', every_days: 2 }, '1 tablet. Every 2 days at 08:00.'],
    [{ every_days: 30 }, '1 tablet. Every 30 days at 08:00.'],
    [
      { how_often: 'needed', at_most: 4, times: [] },
      '1 tablet. When needed, at most 4 times a day.',
    ],
    // A form that was sent from a draft, whose field no one has left.
    [{ times: ['8.30', '1900'] }, '1 tablet. Every day at 08:30, 19:00.'],
    [{ at_most: 1, times: [] }, '1 tablet. When needed, at most once a day.'],
    // What another choice asked is not kept.
    [{ how_often: 'daily', every_days: 3, at_most: 4 }, '1 tablet. Every day at 08:00.'],
    [{ how_often: 'some', days: ['Monday'] }, '1 tablet. Mon at 08:00.'],
  ])('is stored as %o says: %s', (more, words) => {
    expect(planOf(more)).toBe(words)
  })

  it.each([
    [{ how_often: 'every' }, 'every_days'],
    [{ how_often: 'every', every_days: 1 }, 'every_days'],
    [{ how_often: 'needed', times: [] }, 'at_most'],
    [{ at_most: 25, times: [] }, 'at_most'],
    [{ times: [] }, 'times'],
  ])('is rejected as %o, the field %s named', (more, field) => {
    expect(fieldsOf(more)).toEqual([field])
  })
})

describe('an unusual strength', () => {
  it.each([
    [{ strength: 125, name: 'Digoxin' }],
    [{ strength: 125, strength_unit: 'mg', name: 'Lanoxin' }],
    [{ strength: 2500, name: 'Any' }],
    [{ strength: 50, name: 'Norvasc' }],
    [{ strength: 0.001, name: 'Any' }],
    [{ strength: 0.125, strength_unit: 'mcg', name: 'Digoxin' }],
    // Too little, a part of a combination, a unit that no tablet has, and one that insulin never has.
    [{ strength: 500, strength_unit: 'mcg', name: 'Metformin' }],
    [{ strength: 0.5, name: 'Norvasc' }],
    [{ strength: 5, strength_unit: 'g', name: 'Panadol' }],
    [{ strength: 500, name: 'Losartan/HCTZ' }],
    [{ strength: 100, name: 'Ventolin' }],
    [{ strength: 20, strength_unit: '%', name: 'Any' }],
    [{ strength: 20, strength_unit: 'mg/ml', name: 'Any', form: 'capsule' }],
    [{ strength: 20, strength_unit: 'units', name: 'Simvastatin' }],
    [{ strength: 100, name: 'Lantus', form: 'injection', unit: 'units', amount: 10 }],
    [
      {
        strength: 3.5,
        strength_unit: 'mg/ml',
        name: 'Insulin',
        form: 'injection',
        unit: 'units',
        amount: 10,
      },
    ],
  ])('is asked about, and stored once it was looked at: %o', (more) => {
    expect(fieldsOf(more)).toEqual(['strength'])
    expect(fieldsOf({ ...more, is_strength_checked: true })).toEqual([])
  })

  it.each([
    [{ strength: 0.125, name: 'Digoxin' }],
    [{ strength: 125, strength_unit: 'mcg', name: 'Digoxin' }],
    [{ strength: 1000, name: 'Metformin' }],
    [{ strength: 0.5, strength_unit: 'g', name: 'Metformin' }],
    [{ strength: null, strength_unit: null }],
    [{ strength: 160, name: 'Co-Diovan' }],
    [{ strength: 62.5, strength_unit: 'mcg', name: 'Lanoxin' }],
    [{ strength: 960, name: 'Septrin' }],
    [{ strength: 62.5, name: 'Losartan H' }],
    [{ strength: 1000, strength_unit: 'units', name: 'Vitamin D' }],
    [{ strength: 100, strength_unit: 'mcg', name: 'Eltroxin' }],
    [{ strength: 1, strength_unit: '%', name: 'Any', form: 'drops' }],
  ])('is none of those on packages: %o', (more) => {
    expect(fieldsOf(more)).toEqual([])
  })
})

describe('insulin', () => {
  it.each([
    'Mixtard',
    'Humalog',
    'Lantus',
    'NovoRapid',
    'Insulatard',
    'Apidra',
    'Insugen 30/70',
    'Ryzodeg',
    'Biosulin N',
    'Insunova',
  ])('by its brand is counted in units, never in ml: %s', (name) => {
    const injection = { name, strength: 100, strength_unit: 'units/ml', form: 'injection' }
    expect(fieldsOf({ ...injection, unit: 'ml', amount: 10 })).toEqual(['unit'])
    expect(fieldsOf({ ...injection, form: 'liquid', amount: 10 })).toEqual(['form'])
    expect(fieldsOf({ ...injection, unit: 'units', amount: 10 })).toEqual([])
  })

  it.each(['Insulin of the clinic', 'Isophane', 'Admelog', 'A new brand'])(
    'or another injection for blood sugar is never counted in ml: %s',
    (name) => {
      const injection = { name, care: 'glucose', form: 'injection', strength: null, amount: 0.1 }
      expect(fieldsOf({ ...injection, unit: 'ml' })).toEqual(['unit'])
    },
  )

  it('alone is held to units: others for blood sugar are in mg, and others for anything in ml', () => {
    const injection = { form: 'injection', strength: null }
    expect(
      fieldsOf({ ...injection, name: 'Ozempic', care: 'glucose', unit: 'mg', amount: 0.5 }),
    ).toEqual([])
    expect(fieldsOf({ ...injection, name: 'Depo-Provera', unit: 'ml', amount: 1 })).toEqual([])
  })
})
