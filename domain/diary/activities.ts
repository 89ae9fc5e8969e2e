import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { activityKinds, efforts } from './activity-kinds.ts'
import { correction } from '../values/correction.ts'
import { diaryDay } from './diary-day.ts'
import { correctedAt } from './entry-changes.ts'

const minutesInWords = 'Enter whole minutes from 1 to 600.'

/** An activity of a person; `id` is created on their device, so that a retry never writes twice. */
export const newActivity = z.strictObject({
  id: z.optional(uuid('Must be a UUID.')),
  day: diaryDay,
  kind: z.enum(activityKinds, 'Choose what you did.'),
  minutes: z
    .int(minutesInWords)
    .check(z.minimum(1, minutesInWords), z.maximum(600, minutesInWords)),
  effort: z.enum(efforts, 'Choose how hard it was.'),
  note: z.nullish(freeText(300)),
})
/** The same entry as the form contains it. */
export const activityForm = z.omit(newActivity, { id: true })
export type NewActivity = z.output<typeof newActivity>
export const activityCorrection = z.extend(activityForm, correction)
export type ActivityCorrection = z.output<typeof activityCorrection>

/** An activity as it is stored and returned. */
export const activity = z.object({
  id: uuid(),
  day: z.iso.date(),
  kind: z.enum(activityKinds),
  minutes: z.int(),
  effort: z.enum(efforts),
  note: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
  corrected_at: correctedAt,
})
export type Activity = z.output<typeof activity>

/** The days of the last four weeks on which one moved, and the activities that can still be taken out. */
export const activityLog = z.object({
  /** In Lusaka, by the server's clock. */
  today: z.iso.date(),
  days: z.array(z.object({ day: z.iso.date(), minutes: z.int(), entries: z.int() })),
  entries: z.array(activity),
})
export type ActivityLog = z.output<typeof activityLog>
