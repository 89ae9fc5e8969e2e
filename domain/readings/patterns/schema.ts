import * as z from 'zod/mini'
import { weekdays } from '../../values/weekdays.ts'

/** Readings of a group: how many, and their average as it is shown ("142/88"); null with too few. */
const figure = { count: z.int(), average: z.nullable(z.string()) }
export interface Figure {
  count: number
  average: string | null
}

/** A whole period, with the readings that are within the person's target, above it and below. */
const whole = z.object({ ...figure, within: z.int(), above: z.int(), below: z.int() })
const days = z.object({ from: z.iso.date(), to: z.iso.date() })

/** What a period of readings shows beyond its report. */
const figures = {
  unit: z.string(),
  /** The names of the values of a reading, in their order. */
  series: z.array(z.string()),
  now: whole,
  before: whole,
  morning: z.object(figure),
  evening: z.object(figure),
  weekdays: z.array(z.object({ weekday: z.enum(weekdays), ...figure })),
  /** After doses that were missed and taken; null where no dose for this measure was recorded. */
  doses: z.nullable(z.object({ missed: z.object(figure), taken: z.object(figure) })),
  /** The average of 7 days up to each day with readings. */
  moving: z.array(z.object({ day: z.iso.date(), values: z.array(z.number()) })),
}

const patterns = z.object({
  is_included: z.literal(true),
  ...days.shape,
  days_before: days,
  /** More readings lie in one of the periods than are counted. */
  is_cut: z.boolean(),
  ...figures,
})
export type Patterns = z.output<typeof patterns>
export type PatternFigures = Omit<
  Patterns,
  'is_included' | 'from' | 'to' | 'days_before' | 'is_cut'
>

/** Patterns, or the names of the plans that include them where the person has none of these. */
export const patternsAnswer = z.discriminatedUnion('is_included', [
  patterns,
  z.object({ is_included: z.literal(false), plans: z.string() }),
])
