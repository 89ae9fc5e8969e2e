import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { uuid } from '../values/uuid.ts'

/** How long the clinic keeps the record of a person without a login who is not seen any more. */

const instant = z.iso.datetime({ offset: true })
const yearsMessage = 'Enter whole years from 1 to 50, or choose to keep records without an end.'

/**
 * No period by default: none of our sources says how long a clinic in Zambia keeps a record
 * (docs/decisions/127-one-record.md). Null: no record is listed to be erased.
 */
export const defaultYears: number | null = null

export const changedRetention = z.strictObject({
  years: z.nullable(z.int(yearsMessage).check(z.gte(1, yearsMessage), z.lte(50, yearsMessage))),
})
export type ChangedRetention = z.output<typeof changedRetention>

export const recordRetention = z.object({
  years: z.nullable(z.int()),
  /** Null where no admin has set it. */
  changed_at: z.nullable(instant),
  /** Records without a login, and those of them that are past the period. */
  records: z.int(),
  past: z.int(),
  /** Records whose person asked to be erased. */
  asked: z.int(),
})
export type RecordRetention = z.output<typeof recordRetention>

/** A record that is past the period, or whose person asked to be erased. Who it is of, nothing of health. */
export const pastRecord = z.object({
  id: uuid(),
  full_name: z.string(),
  date_of_birth: z.nullable(z.iso.date()),
  born_in: z.nullable(z.int()),
  phone_number: z.nullable(z.string()),
  phone_of: z.nullable(z.string()),
  /** The day in Lusaka. */
  last_seen_on: z.iso.date(),
  /** The day in Lusaka when the person asked, by their invitation; null where time alone has passed. */
  asked_on: z.nullable(z.iso.date()),
})
export type PastRecord = z.output<typeof pastRecord>

/** So many at once: an admin reads each name. */
export const maxErasedAtOnce = 20

/** Those that an admin has looked at. Who was seen since is left out. */
export const pastErasure = z
  .strictObject({
    ids: z
      .array(uuid('Send ids of patients.'))
      .check(
        z.minLength(1, 'Choose a record.'),
        z.maxLength(maxErasedAtOnce, `Choose at most ${maxErasedAtOnce} records.`),
      ),
    /** How many, as the admin typed it. */
    count: z.int('Type how many records you erase.'),
    password: ownPassword,
  })
  .check(
    z.refine(({ ids, count }) => count === ids.length, {
      path: ['count'],
      error: 'Type how many records you have chosen.',
    }),
  )
export type PastErasure = z.output<typeof pastErasure>
export const pastErased = z.object({ erased: z.array(uuid()) })
