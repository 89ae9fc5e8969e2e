import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { likenessReasons } from './likeness.ts'

/** Requests and answers about two records of one person, for admins. Who they are and counts, nothing of health. */

const instant = z.iso.datetime({ offset: true })

/** What is counted of a record. */
export const countedKinds = [
  'visits',
  'readings',
  'notes',
  'invoices',
  'consents',
  'other',
] as const

/** Why two records cannot be merged, now or at all. */
export const mergeBlockers = [
  'staff',
  'has_login',
  'suspended',
  'login_entries',
  'visits_overlap',
  'open_payments',
  'open_alert',
] as const
export type MergeBlocker = (typeof mergeBlockers)[number]

const counts = z.object({
  visits: z.int(),
  readings: z.int(),
  notes: z.int(),
  invoices: z.int(),
  consents: z.int(),
  other: z.int(),
})
export type RecordCounts = z.output<typeof counts>

export const mergeCandidate = z.object({
  id: uuid(),
  full_name: z.string(),
  gender: z.nullable(z.string()),
  date_of_birth: z.nullable(z.iso.date()),
  born_in: z.nullable(z.int()),
  phone_number: z.nullable(z.string()),
  phone_of: z.nullable(z.string()),
  nrc: z.nullable(z.string()),
  nhima_number: z.nullable(z.string()),
  email: z.nullable(z.string()),
  has_login: z.boolean(),
  registered_at: z.nullable(instant),
  counts,
})
export type MergeCandidate = z.output<typeof mergeCandidate>

const two = {
  one_id: uuid('Send the id of a patient.'),
  other_id: uuid('Send the id of another patient.'),
}
const areTwo = z.refine<{ one_id: string; other_id: string }>(
  ({ one_id, other_id }) => one_id !== other_id,
  { path: ['other_id'], error: 'Choose another record than the first one.' },
)

export const mergeQuestion = z.strictObject(two).check(areTwo)

/** Both, what stands against a merge, and which providers would read more by it. */
export const mergePreview = z.object({
  records: z.array(mergeCandidate),
  /** Providers who treat one of the two: after the merge they read what the other has, too. */
  gains: z.array(z.object({ provider_id: uuid(), full_name: z.string(), treats_id: uuid() })),
  blockers: z.array(z.enum(mergeBlockers)),
})
export type MergePreview = z.output<typeof mergePreview>

/** `id` is made by the device, so that a retry merges once. */
export const newMerge = z
  .strictObject({
    id: uuid('Send a UUID.'),
    gone_id: uuid('Send the id of the record that goes.'),
    remaining_id: uuid('Send the id of the record that stays.'),
  })
  .check(
    z.refine(({ gone_id, remaining_id }) => gone_id !== remaining_id, {
      path: ['gone_id'],
      error: 'Choose another record than the one that stays.',
    }),
  )
export type NewMerge = z.output<typeof newMerge>

/** What distinguishes two people of one name. */
const mergedPerson = z.object({
  date_of_birth: z.nullable(z.iso.date()),
  born_in: z.nullable(z.int()),
  phone_number: z.nullable(z.string()),
})

export const patientMerge = z.object({
  id: uuid(),
  gone_id: uuid(),
  gone_name: z.string(),
  gone: mergedPerson,
  remaining_id: uuid(),
  remaining_name: z.string(),
  remaining: mergedPerson,
  state: z.enum(['merged', 'undone', 'final']),
  merged_at: instant,
  /** Until when it can be undone. */
  final_from: instant,
  ended_at: z.nullable(instant),
  /** Rows that a merge has moved, set aside, filled in or added; 0 once it is final. */
  rows: z.int(),
})
export type PatientMerge = z.output<typeof patientMerge>

const likelyPerson = z.object({
  id: uuid(),
  full_name: z.string(),
  date_of_birth: z.nullable(z.iso.date()),
  born_in: z.nullable(z.int()),
  phone_number: z.nullable(z.string()),
  phone_of: z.nullable(z.string()),
  /** A pair with a login is not merged: the person takes the other record over. */
  has_login: z.boolean(),
})

/** Pairs of records that may be of one person, the newest registrations first. */
export const likelyDuplicates = z.object({
  pairs: z.array(
    z.object({ one: likelyPerson, other: likelyPerson, why: z.array(z.enum(likenessReasons)) }),
  ),
  /** The registration from which the next page goes on; null where these are all. */
  next: z.nullable(uuid()),
})
export type LikelyDuplicates = z.output<typeof likelyDuplicates>
export type LikelyPair = LikelyDuplicates['pairs'][number]
