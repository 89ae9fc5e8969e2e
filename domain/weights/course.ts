import { weekOf } from '../students/week.ts'
import { dayAfter, lusakaClock } from '../values/lusaka.ts'
import { inKg, writtenKg } from './measures.ts'

/** What a course is made of. */
export interface Weighed {
  weight_kg: number
  /** ISO instant. */
  created_at: string
}

/** The periods of the chart: their days, and their name within a sentence. */
export const weightPeriods = [
  { label: '3 months', days: 91, name: '3 months' },
  { label: 'Year', days: 365, name: 'year' },
] as const

const day = 86_400_000

/** The entries of so many days until now. */
export const within = <Entry extends Weighed>(
  entries: readonly Entry[],
  days: number,
  now: number,
): Entry[] => entries.filter(({ created_at }) => Date.parse(created_at) > now - days * day)

/** "Between 67.2 and 69.0 kg in the last 3 months.": what was measured, without a word on what it means. */
export function rangeInWords(entries: readonly Weighed[], name: string): string {
  const weights = entries.map(({ weight_kg }) => weight_kg)
  if (weights.length === 0) return `No weight in the last ${name}.`
  const [least, most] = [Math.min(...weights), Math.max(...weights)]
  if (least === most) return `${writtenKg(least)} in the last ${name}.`
  return `Between ${inKg(least)} and ${writtenKg(most)} in the last ${name}.`
}

const dayOf = (at: string) => lusakaClock(new Date(at)).day

/** The mean of each week, oldest first, on its Thursday: a day says less, and weeks are what a scale can show. */
export function weeklyMeans(entries: readonly Weighed[]): { day: string; value: number }[] {
  const weeks = Map.groupBy(entries, ({ created_at }) => weekOf(dayOf(created_at)))
  return [...weeks]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([monday, all]) => ({
      day: dayAfter(monday, 3),
      value:
        Math.round((all.reduce((sum, { weight_kg }) => sum + weight_kg, 0) / all.length) * 10) / 10,
    }))
}

/**
 * A loss for which a clinician should be asked where it was not meant: 5 % or more within 6 months (NICE CG32, 1.3, and
 * NHS, "Unintentional weight loss"). Less than two weeks apart it is mostly water or another scale.
 */
const concerning = { share: 0.05, days: 183, apart: 14, fresh: 30 }

/**
 * The weight from which the newest one is 5 % or more lower, within 6 months; undefined where there is none.
 *
 * @param entries in any order
 */
export function lossOf<Entry extends Weighed>(
  entries: readonly Entry[],
  now: number,
): { from: Entry; to: Entry } | undefined {
  const [to, ...earlier] = entries.toSorted((one, other) =>
    other.created_at.localeCompare(one.created_at),
  )
  if (!to || Date.parse(to.created_at) < now - concerning.fresh * day) return undefined
  const at = Date.parse(to.created_at)
  const [from] = earlier
    .filter(({ created_at }) => {
      const apart = (at - Date.parse(created_at)) / day
      return apart >= concerning.apart && apart <= concerning.days
    })
    .toSorted((one, other) => other.weight_kg - one.weight_kg)
  if (!from || from.weight_kg - to.weight_kg < from.weight_kg * concerning.share) return undefined
  return { from, to }
}
