import * as z from 'zod/mini'

const instant = z.nullable(z.iso.datetime({ offset: true }))

/** What has come lately for a person, as moments and days and no more; null where there is none. */
export const dayUpdates = z.object({
  /** When the newest meal plan without an open change was written. */
  meal_plan_at: instant,
  /** The same of the newest exercise plan. */
  exercise_plan_at: instant,
  /** When the person last finished and saved a screening. */
  screened_at: instant,
  /** The same time, where item 9 of the PHQ-9 was above 0 in that screening: help comes first. */
  safety_at: instant,
  /** When the oldest dose of today was due that is an hour late and of which nothing is noted. */
  dose_due_at: instant,
  /** The last day for which a medicine is enough that is to be refilled now. */
  refill_by: z.nullable(z.iso.date()),
})
export type DayNews = z.infer<typeof dayUpdates>

/** The days in Lusaka with any self-care, oldest first, as far back as trees are shown. */
export const selfCareDays = z.object({ days: z.array(z.iso.date()) })
export type SelfCareDays = z.infer<typeof selfCareDays>
