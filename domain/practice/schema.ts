import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { rowsUpTo } from '../values/page-size.ts'
import { freeText } from '../values/text.ts'
import { identity } from './identity.ts'

/** A patient who shares their screenings with the caller. */
export const sharedScreenings = z.object({
  id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  ...identity,
  /** When they last took a screening; null where they have not yet. */
  newest_result_at: z.nullable(z.iso.datetime({ offset: true })),
})
export type SharedScreenings = z.output<typeof sharedScreenings>

/** Patients of one page, at most. */
const maxShared = 1000

export const sharedScreeningsQuery = z.object({
  /** Part of a name, words of it in any order; all patients without one. */
  search: z.optional(freeText(100)),
  /** One patient alone. */
  id: z.optional(uuid('Send the id of a patient.')),
  limit: rowsUpTo(maxShared),
  /** The last patient of the page before. */
  after: z.optional(uuid('Send the id of a patient.')),
})
export type SharedScreeningsQuery = z.output<typeof sharedScreeningsQuery>

/** How much is pending for a provider, and since when: no name, so that counting opens no record. */
export const waiting = z.object({
  open_safety_alerts: z.int(),
  /** Null where none is open. */
  oldest_safety_alert_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Contacts planned when an alert was closed, for today or earlier. */
  follow_ups_due: z.int(),
  oldest_follow_up_on: z.nullable(z.iso.date()),
  /** Conversations that a patient marked as urgent, until they are dealt with. */
  urgent_messages: z.int(),
  oldest_urgent_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Upcoming requests of patients without an answer. */
  open_requests: z.int(),
  oldest_request_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Plans that the provider has claimed to write, and those that providers of their profession may claim. */
  plans_to_write: z.int(),
  oldest_plan_request_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Requests for a call that a therapist has claimed, or may claim. */
  calls_to_make: z.int(),
  oldest_call_back_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Monthly check-ins that a therapist has claimed, or may claim. */
  check_ins_to_answer: z.int(),
  oldest_check_in_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Care plans of which the review is due, or of which a patient said that a step does not work. */
  care_plans_due: z.int(),
  /** Questions to the team for the caller’s profession. */
  questions_to_answer: z.int(),
  oldest_question_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Referrals to the provider without an answer, and their own urgent ones that no one accepted in two working days. */
  referrals_to_answer: z.int(),
  late_referrals: z.int(),
  shared_screenings: z.int(),
})
export type Waiting = z.output<typeof waiting>

/** One time that another user opened a person's record. */
export const recordAccess = z.object({
  id: uuid(),
  opened_at: z.iso.datetime({ offset: true }),
  /** Null where that account has been erased since. */
  opened_by: z.nullable(z.object({ full_name: z.string(), specialty: z.nullable(z.string()) })),
  /** `<record>.read`, one of `recordActions` (record-actions.ts) where it has words. */
  action: z.string(),
})
export type RecordAccess = z.output<typeof recordAccess>

export const recordDaysQuery = z.object({
  /** The first day that is not listed any more. */
  before: z.optional(z.iso.date('Send a day as YYYY-MM-DD.')),
})

/** What one person opened of the caller's record on one day in Lusaka. */
export const recordDay = z.object({
  /** Of the newest opening. */
  id: uuid(),
  day: z.iso.date(),
  opened_by: recordAccess.shape.opened_by,
  /** Newest first. */
  opened: z.array(
    z.object({
      action: recordAccess.shape.action,
      count: z.int(),
      /** The newest, at most 20. */
      times: z.array(z.iso.datetime({ offset: true })),
    }),
  ),
})
export type RecordDay = z.output<typeof recordDay>
