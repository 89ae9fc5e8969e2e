import * as z from 'zod/mini'
import { outcomes } from '../medications/options.ts'
import { uuid } from '../values/uuid.ts'

const instant = z.nullable(z.iso.datetime({ offset: true }))

/** A planned dose of today, or one of yesterday that can still be taken. */
export const doseOfToday = z.object({
  medicine_id: uuid(),
  /** Of the medicine, as the person wrote it. */
  name: z.string(),
  day: z.iso.date(),
  /** `HH:MM` in Lusaka. */
  time: z.string(),
  /** Null while nothing is recorded. */
  outcome: z.nullable(z.enum(outcomes)),
})
export type DoseOfToday = z.infer<typeof doseOfToday>

/** What has come lately for a person, as moments and days; null where there is none; the doses of today, and what waits to be read. */
export const dayUpdates = z.object({
  /** When the newest meal plan without an open change was written. */
  meal_plan_at: instant,
  /** The same of the newest exercise plan. */
  exercise_plan_at: instant,
  /** When the person last finished and saved a screening. */
  screened_at: instant,
  /** The same time, where item 9 of the PHQ-9 was above 0 in that screening: help comes first. */
  safety_at: instant,
  /** What the newest screening suggests: a step to accept or decline, or help soon. Null where nothing is open. */
  next_step: z.nullable(z.enum(['offered', 'urgent'])),
  /** The doses of today and those of yesterday that can still be taken, except those that were late when their medicine was written down. */
  doses: z.array(doseOfToday),
  /** The last day for which a medicine is enough that is to be refilled now. */
  refill_by: z.nullable(z.iso.date()),
  /** What providers ask the person to answer, the first due first. */
  questions: z.array(z.object({ id: uuid(), due_on: z.iso.date() })),
  /** How many messages the person has not read. */
  unread: z.int(),
  /** Whether a care plan of the person is current. */
  has_care_plan: z.boolean(),
})
export type DayNews = z.infer<typeof dayUpdates>

/** The days in Lusaka with any self-care, oldest first, as far back as trees are shown. */
export const selfCareDays = z.object({ days: z.array(z.iso.date()) })
export type SelfCareDays = z.infer<typeof selfCareDays>
