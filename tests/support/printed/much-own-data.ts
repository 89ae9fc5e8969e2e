import type { MedicinePlan } from '#domain/medications/schema.ts'
import { dangersOf } from '#domain/readings/dangers.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import type { PrintedOwnData } from '#server/packs/own-data-pdf.ts'

const today = '2026-11-30'
const period = { from: dayAfter(today, -29), to: today }

/** A name of the length that a profile takes, with letters that phones lack, and a word that is wider than a page. */
export const longName = `Ŋombe N’andu-Mŵale ${'Chishimba'.repeat(19)}`

const plan: MedicinePlan = {
  from_day: period.from,
  strength: 500,
  strength_unit: 'mg',
  form: 'tablet',
  amount: 1,
  unit: null,
  times: ['07:00', '12:30', '20:00'],
  days: ['Monday', 'Wednesday', 'Friday'],
  food: 'with',
  every_days: null,
  at_most: null,
}

/**
 * Own data of so many readings of each kind over 30 days, every tenth of them a danger.
 *
 * @param medicines of which each has a name of the longest kind
 */
export function ownDataOf(count: number, medicines: number) {
  const at = (index: number) => {
    const hour = String(5 + (index % 17)).padStart(2, '0')
    return instantAt(dayAfter(period.from, index % 30), `${hour}:30`)
  }
  const each = Array.from({ length: count }, (_, index) => index)
  const pressures = each.map((index) => ({
    systolic: index % 10 === 0 ? 192 : 118 + (index % 20),
    diastolic: 78,
    pulse: 70,
    created_at: at(index),
  }))
  const levels = each.map((index) => ({
    glucose_level: index % 10 === 0 ? 600 : 126,
    entered_value: index % 10 === 0 ? 600 : 126,
    entered_unit: 'mg/dL' as const,
    meter_shows: null,
    context: ([null, 'Fasting', 'After Meal', 'Bedtime'] as const)[index % 4]!,
    created_at: at(index),
  }))
  const pressureDangers = dangersOf({ pressures }, 'no')
  return {
    full_name: count === 0 ? 'Bwalya Mwansa' : longName,
    period,
    pressure: { readings: pressures, report: { dangers: pressureDangers } },
    sugar: { readings: levels, report: { dangers: dangersOf({ levels }, 'no') } },
    weight: { entries: each.map((index) => ({ created_at: at(index), weight_kg: 68.4 })) },
    medicines: Array.from({ length: medicines }, (_, index) => ({
      name: `Ŋ${index} ${'Hydrochlorothiazide'.repeat(6)}`.slice(0, 100),
      plan,
    })),
  } satisfies PrintedOwnData & { full_name: string }
}
