import { sql } from 'kysely'
import type { InvitationCode, Invitation } from '#domain/practice/clinic-records.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { networkPrefixOf } from '#server/platform/http/address.ts'
import { countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { budgets, maxWrongTries } from '../record-problems.ts'
import { digestOfCode, digitsOf, hintOf } from '../claim-code.ts'

export type CodeSettings = LimitSettings & { AUTH_SECRETS: readonly string[] }

/** More than anyone is invited by at once. */
const maxInvitations = 50

/** As the system: the address of an account, once its owner has confirmed it; null without one. */
const confirmedEmailOf = (user_id: string) =>
  tables
    .selectFrom('accounts.users')
    .select('email')
    .where('id', '=', user_id)
    .where('email_confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)

/** Records that a person may decide about; no one takes over what they added themselves. */
const openFor = (user_id: string) =>
  tables
    .selectFrom('clinic_records as record')
    .innerJoin('user_profiles as provider', 'provider.id', 'record.provider_id')
    .where('record.provider_id', '<>', user_id)
    .select(['record.id', 'record.full_name', 'record.created_at'])
    .select(['provider.full_name as provider_name', 'provider.specialty'])

interface OpenRecord {
  id: string
  full_name: string
  created_at: Date
  provider_name: string
  specialty: string | null
}

const asInvitation = (row: OpenRecord): Unsent<Invitation, 'visited_at'> => ({
  id: row.id,
  name_hint: hintOf(row.full_name),
  visited_at: row.created_at,
  provider: { full_name: row.provider_name, specialty: row.specialty },
})

/** As the system: the records that clinics made with the confirmed address of a person. */
export async function listInvitations(tx: Transaction, user_id: string) {
  const rows = await tx.run(
    openFor(user_id)
      .where('record.email', '=', confirmedEmailOf(user_id))
      .orderBy('record.created_at', 'desc')
      .limit(maxInvitations),
  )
  return rows.map(asInvitation)
}

/** Counts a try with a code, in a transaction of its own: a wrong one counts too. @returns seconds to wait */
export async function countCodeTry(
  tx: Transaction,
  settings: LimitSettings,
  user_id: string,
  address: string,
): Promise<number> {
  const waits = [
    await countWithin(tx, settings, budgets.tries, user_id),
    await countWithin(tx, settings, budgets.triesFrom, networkPrefixOf(address)),
  ]
  return Math.max(...waits)
}

/**
 * The record that a code opens together with the phone number that the clinic has. A wrong number counts
 * against the code, so nothing may be thrown in this transaction.
 *
 * @returns undefined where they do not belong together, or the code has expired
 */
export async function findByCode(
  tx: Transaction,
  settings: CodeSettings,
  user_id: string,
  { code, phone_number }: InvitationCode,
) {
  const digests = settings.AUTH_SECRETS.map((secret) => digestOfCode(secret, code))
  const [row] = await tx.run(
    openFor(user_id)
      .select('record.phone_digits')
      .where('record.code_digest', 'in', digests)
      .where('record.code_expires_at', '>', sql<Date>`now()`)
      .where('record.wrong_tries', '<', maxWrongTries)
      .forUpdate('record'),
  )
  if (!row) return undefined
  if (row.phone_digits === digitsOf(phone_number)) return asInvitation(row)
  await tx.run(
    tables
      .updateTable('clinic_records')
      .set({ wrong_tries: sql<number>`wrong_tries + 1` })
      .where('id', '=', row.id),
  )
  return undefined
}

/** Whether a record was made with the confirmed address of this person. */
export async function isInvitedByEmail(
  tx: Transaction,
  user_id: string,
  id: string,
): Promise<boolean> {
  const rows = await tx.run(
    openFor(user_id)
      .where('record.id', '=', id)
      .where('record.email', '=', confirmedEmailOf(user_id))
      // Erased by its provider at the same moment, it is not there to be claimed.
      .forUpdate('record'),
  )
  return rows.length > 0
}
