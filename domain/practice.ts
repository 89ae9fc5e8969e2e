import * as z from 'zod/mini'

/** Somebody who shares their screenings with the provider who asks. */
export const sharedScreenings = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  /** When they last took a screening; null where they have not yet. */
  newest_result_at: z.nullable(z.iso.datetime({ offset: true })),
})
export type SharedScreenings = z.output<typeof sharedScreenings>

/** What of a record somebody else may have opened, with words for the person whose record it is. */
export const recordActions = {
  'screening_results.read': 'Your screening results',
  'shared_screenings.read': 'The list of people who share their screenings',
  'safety_alerts.read': 'Your safety alert',
} as const
export type RecordAction = keyof typeof recordActions

/** One time somebody else opened a person's record. */
export const recordOpening = z.object({
  id: z.uuid(),
  opened_at: z.iso.datetime({ offset: true }),
  /** Null where that account has been erased since. */
  opened_by: z.nullable(z.object({ full_name: z.string(), specialty: z.nullable(z.string()) })),
  /** `<record>.read`, one of `recordActions` where it has words. */
  action: z.string(),
})
export type RecordOpening = z.output<typeof recordOpening>
