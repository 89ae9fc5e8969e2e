import { expect, it } from 'vitest'
import { weekdays } from '#domain/values/weekdays.ts'
import { type StoredMedicine, type StoredPlan, medicineResource } from './fhir-medications.ts'

const today = '2026-11-22'
const medicine = (more: Partial<StoredMedicine>): StoredMedicine => ({
  id: 'a',
  user_id: 'b',
  name: 'Amlodipine',
  care: 'blood_pressure',
  starts_on: '2026-11-01',
  ends_on: null,
  notes: null,
  reminders: false,
  purpose: null,
  prescriber: null,
  supply_left: null,
  supply_on: null,
  stopped_at: null,
  created_at: '2026-11-01T06:00:00.000Z',
  ...more,
})
const plan = (from_day: string, amount: number): StoredPlan => ({
  medicine_id: 'a',
  from_day,
  strength: 5,
  strength_unit: 'mg',
  form: 'tablet',
  amount,
  unit: null,
  times: ['08:00'],
  days: [...weekdays],
  food: 'either',
  every_days: null,
  at_most: null,
})
const dosages = (resource: object) =>
  (resource as { dosage: { text: string; timing: { repeat: object } }[] }).dosage

it.each([
  ['active', {}],
  ['active', { ends_on: today }],
  ['completed', { ends_on: '2026-11-21' }],
  ['intended', { starts_on: '2026-11-23' }],
  ['stopped', { stopped_at: '2026-11-10T08:00:00.000Z' }],
  ['not-taken', { starts_on: '2026-12-01', stopped_at: '2026-11-10T08:00:00.000Z' }],
])('a medicine is %s in FHIR with %o', (status, more) => {
  expect(medicineResource(medicine(more), [plan('2026-11-01', 1)], today)).toMatchObject({ status })
})

it('has only the plan in force as dosage, with the days it is for', () => {
  const plans = [plan('2026-11-01', 1), plan('2026-11-10', 2), plan('2026-12-01', 3)]
  const now = dosages(medicineResource(medicine({ ends_on: '2026-12-31' }), plans, today))
  expect(now.map(({ text }) => text)).toEqual(['From 2026-11-10: 2 tablets at 08:00; every day'])
  expect(now[0]!.timing.repeat).toMatchObject({
    boundsPeriod: { start: '2026-11-10', end: '2026-12-31' },
  })
  const ended = dosages(medicineResource(medicine({ ends_on: '2026-11-05' }), plans, today))
  expect(ended.map(({ text }) => text)).toEqual(['From 2026-11-01: 1 tablet at 08:00; every day'])
})

it('has every few days as a period, and as needed with the most of a day and no times', () => {
  const dosage = (more: Partial<StoredPlan>) =>
    (
      medicineResource(medicine({}), [{ ...plan('2026-11-01', 2), ...more }], today) as unknown as {
        dosage: object[]
      }
    ).dosage[0]
  expect(dosage({ every_days: 2 })).toMatchObject({
    text: 'From 2026-11-01: 2 tablets at 08:00; every 2 days',
    timing: { repeat: { frequency: 1, period: 2, periodUnit: 'd', timeOfDay: ['08:00:00'] } },
  })
  const needed = dosage({ at_most: 4, times: [] })
  expect(needed).toMatchObject({
    text: 'From 2026-11-01: 2 tablets when needed, at most 4 times a day',
    asNeededBoolean: true,
    maxDosePerPeriod: {
      numerator: { value: 8, unit: 'tablet' },
      denominator: { value: 1, code: 'd' },
    },
  })
  expect(JSON.stringify(needed)).not.toContain('timeOfDay')
})

it('says what it is for, who prescribed it and what was left, each only where it is known', () => {
  const known = {
    purpose: 'for blood pressure',
    prescriber: 'Dr Banda',
    notes: 'Blue box',
    supply_left: 20,
    supply_on: '2026-11-20',
  }
  const resource = medicineResource(medicine(known), [plan('2026-11-01', 1)], today)
  expect(resource).toMatchObject({
    reasonCode: [{ text: 'for blood pressure' }],
    basedOn: [{ reference: '#prescription' }],
    contained: [
      {
        resourceType: 'MedicationRequest',
        id: 'prescription',
        intent: 'order',
        requester: { display: 'Dr Banda' },
      },
    ],
    note: [{ text: 'Blue box' }, { text: 'Left on 2026-11-20: 20 tablets.' }],
  })
  const plain = medicineResource(medicine({}), [plan('2026-11-01', 1)], today)
  for (const field of ['reasonCode', 'basedOn', 'contained', 'note'])
    expect(plain).not.toHaveProperty(field)
})

it.each([
  [null, 'unit', '[IU]'],
  ['units', 'unit', '[IU]'],
  ['ml', 'ml', 'mL'],
  ['mcg', 'microgram', 'ug'],
  ['injections', 'injection', undefined],
] as const)('an injection in %s is a quantity in %s, UCUM %s', (unit, word, code) => {
  const injection = { ...plan('2026-11-01', 10), form: 'injection' as const, unit }
  const resource = medicineResource(medicine({}), [injection], today) as unknown as {
    dosage: { doseAndRate: { doseQuantity: object }[] }[]
  }
  expect(resource.dosage[0]!.doseAndRate[0]!.doseQuantity).toEqual({
    value: 10,
    unit: word,
    ...(code ? { system: 'http://unitsofmeasure.org', code } : {}),
  })
})

it('never ends before it starts', () => {
  const before = medicine({ starts_on: '2026-12-01', stopped_at: '2026-11-10T08:00:00.000Z' })
  expect(medicineResource(before, [plan('2026-12-01', 1)], today)).toMatchObject({
    effectivePeriod: { start: '2026-12-01' },
    dosage: [{ timing: { repeat: { boundsPeriod: { start: '2026-12-01' } } } }],
  })
})
