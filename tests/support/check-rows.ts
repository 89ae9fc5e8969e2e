/** Values of some columns of a table; the others are null. JSON as text. */
export type CheckedRow = Record<string, unknown>

/** By table and by name of the check. */
export type RejectedRows = Record<string, Record<string, CheckedRow[]>>

export const letters = (length: number) => 'a'.repeat(length)
export const id = '00000000-0000-4000-8000-000000000001'
export const day = '2026-05-12'
export const time = '2026-05-12T08:00:00Z'

/** A version of a care plan with all that a published one has. */
export const publishedVersion = {
  goals: '[1]',
  plan_id: id,
  number: 1,
  review_on: day,
  agreed_on: day,
  published_at: time,
}
