import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { dosesOn, dueAt } from '#domain/medications/doses.ts'
import type { Outcome } from '#domain/medications/options.ts'
import type { MedicinePlan } from '#domain/medications/schema.ts'
import { weekdays } from '#domain/values/weekdays.ts'

const day = 24 * 60 * 60 * 1000
const minute = 60 * 1000

const tablets = {
  strength_unit: 'mg',
  form: 'tablet',
  amount: 1,
  days: [...weekdays],
} as const satisfies Partial<MedicinePlan>

/** What Bwalya takes since her pressure was found to be high, and a month later her sugar. */
const story = [
  {
    name: 'Amlodipine',
    care: 'blood_pressure',
    weeks: 16,
    notes: 'From the clinic in Chilenje. Refill at the end of the month.',
    plan: { ...tablets, strength: 5, times: ['07:00'], food: 'either' },
    // By days ago: what was not taken as planned.
    otherwise: { 5: 'missed', 12: 'taken_late', 19: 'missed' },
  },
  {
    name: 'Metformin',
    care: 'glucose',
    weeks: 12,
    notes: null,
    plan: { ...tablets, strength: 500, times: ['07:00', '19:00'], food: 'with' },
    otherwise: { 2: 'taken_late', 9: 'missed', 16: 'missed', 23: 'taken_late' },
  },
] as const

/** Bwalya's medicines with each plan and what became of the doses of the last 30 days, up to now. */
export function sampleMedicines(now: Date) {
  const { day: today } = lusakaClock(now)
  return story.map(({ weeks, plan, otherwise, ...sample }) => {
    const starts_on = dayAfter(today, -weeks * 7)
    const created_at = new Date(now.getTime() - weeks * 7 * day)
    const course = {
      starts_on,
      ends_on: null,
      stopped_at: null,
      created_at: created_at.toISOString(),
      plans: [{ ...plan, from_day: starts_on }],
    }
    const doses = Array.from({ length: 31 }, (_, ago) => ago)
      .flatMap((ago) => dosesOn(course, dayAfter(today, -ago)).map((dose) => ({ ago, dose })))
      .filter(({ dose }) => dueAt(dose) <= now.getTime())
      .map(({ ago, dose }) => {
        const isLast = dose.time === plan.times.at(-1)
        const outcome = (isLast && (otherwise as Record<number, Outcome>)[ago]) || 'taken'
        const late = outcome === 'taken_late' ? 150 : 5 + ((ago * 7) % 20)
        const taken = new Date(Math.min(dueAt(dose) + late * minute, now.getTime()))
        const taken_at = outcome === 'missed' ? null : taken
        return { ...dose, outcome, taken_at, recorded_at: taken }
      })
    return {
      medicine: { ...sample, starts_on, created_at },
      plan: { ...plan, times: [...plan.times], from_day: starts_on },
      doses,
    }
  })
}
