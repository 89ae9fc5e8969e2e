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

/** How much waits for a provider, and since when: no name, so that counting opens nobody's record. */
export const waiting = z.object({
  open_safety_alerts: z.int(),
  /** Null where none stands open. */
  oldest_safety_alert_at: z.nullable(z.iso.datetime({ offset: true })),
  /** What patients ask for, still to come, that nobody has answered. */
  open_requests: z.int(),
  oldest_request_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Plans that the provider has taken to write, and those that anybody of their profession may take. */
  plans_to_write: z.int(),
  oldest_plan_request_at: z.nullable(z.iso.datetime({ offset: true })),
  shared_screenings: z.int(),
})
export type Waiting = z.output<typeof waiting>

/** One time somebody else opened a person's record. */
export const recordOpening = z.object({
  id: z.uuid(),
  opened_at: z.iso.datetime({ offset: true }),
  /** Null where that account has been erased since. */
  opened_by: z.nullable(z.object({ full_name: z.string(), specialty: z.nullable(z.string()) })),
  /** `<record>.read`, one of `recordActions` (record-actions.ts) where it has words. */
  action: z.string(),
})
export type RecordOpening = z.output<typeof recordOpening>
