import { describe, expect, it } from 'vitest'
import type { Medicine, MedicineBox, MedicineDose } from '#domain/medications/schema.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { dosesCountedWith } from './counted-doses.ts'
import { shownOn, shownToday } from './shown-doses.ts'

const today = '2026-11-21'
const at = (time: string, day = today) => Date.parse(`${day}T${time}:00+02:00`)
const iso = (time: string, day = today) => new Date(at(time, day)).toISOString()

const medicine = (name: string, more: Partial<Medicine> & { times?: string[] } = {}): Medicine => {
  const { times = ['08:00'], ...rest } = more
  return {
    id: name,
    name,
    care: 'other',
    starts_on: '2026-11-01',
    ends_on: null,
    notes: null,
    reminders: false,
    purpose: null,
    prescriber: null,
    supply_left: null,
    supply_on: null,
    stopped_at: null,
    created_at: iso('06:00', '2026-11-01'),
    plans: [
      {
        from_day: '2026-11-01',
        strength: 5,
        strength_unit: 'mg',
        form: 'tablet',
        amount: 1,
        unit: null,
        times,
        days: [...weekdays],
        food: 'either',
        every_days: null,
        at_most: null,
      },
    ],
    ...rest,
  }
}
const taken = (medicine_id: string, time: string, taken_at: string): MedicineDose => ({
  medicine_id,
  day: today,
  time,
  outcome: 'taken',
  taken_at: iso(taken_at),
  recorded_at: iso(taken_at),
})
const boxOf = (medicines: Medicine[], doses: MedicineDose[] = []): MedicineBox => ({
  medicines,
  doses,
})

describe('a dose due before its medicine was written down', () => {
  it('is asked about, also where the medicine was stopped and added again', () => {
    const written = medicine('Amlodipine', { created_at: iso('16:18') })
    expect(shownOn(boxOf([written]), today, at('16:20'))[0]).toMatchObject({
      isBefore: true,
      late: expect.stringMatching(/^You added this medicine after this time/),
    })
    const old = medicine('Norvasc', { stopped_at: iso('16:00') })
    const box = boxOf([written, old], [taken('Norvasc', '08:00', '08:05')])
    const shown = shownOn(box, today, at('16:20')).find(({ known }) => !known)!
    expect(shown.isBefore).toBe(true)
    expect(shown.late).toMatch(/^You logged Norvasc at 08:05. Do not take another dose now/)
  })

  it('is no other once it is logged, and none that came later', () => {
    const written = medicine('Amlodipine', { created_at: iso('16:18'), times: ['08:00', '20:00'] })
    const box = boxOf([written], [taken('Amlodipine', '08:00', '08:00')])
    expect(shownOn(box, today, at('16:20')).map(({ isBefore }) => isBefore)).toEqual([false, false])
  })
})

describe('doses', () => {
  it('of one medicine under two names count together', () => {
    const box = boxOf(
      [medicine('Glibenclamide'), medicine('Daonil'), medicine('Diamicron'), medicine('Metformin')],
      ['Glibenclamide', 'Daonil', 'Diamicron', 'Metformin'].map((name) =>
        taken(name, '08:00', '17:06'),
      ),
    )
    expect(dosesCountedWith(box, box.medicines[1]!).map((dose) => dose.medicine_id)).toEqual([
      'Glibenclamide',
      'Daonil',
      'Diamicron',
    ])
  })

  it('of 23:30 are shown after midnight, as those of yesterday', () => {
    const night = medicine('Amlodipine', { times: ['11:30', '23:30'] })
    const shown = shownToday(boxOf([night]), at('00:20', '2026-11-22'))
    expect(shown.map(({ dose, isYesterday }) => [dose.day, dose.time, isYesterday])).toEqual([
      [today, '23:30', true],
      ['2026-11-22', '11:30', false],
      ['2026-11-22', '23:30', false],
    ])
  })
})
