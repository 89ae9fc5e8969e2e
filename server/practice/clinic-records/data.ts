import { sql } from 'kysely'
import { retention } from '#domain/accounts/retention.ts'
import {
  type ClinicRecord,
  codeDays,
  type NewClinicRecord,
} from '#domain/practice/clinic-records.ts'
import { audit } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { endRecord } from './ended-records/data.ts'
import { erasureTokenOf } from './erasures/erasure-token.ts'
import { invitationMail } from './mails.ts'
import {
  budgets,
  requireAddBudget,
  requireNewAddress,
  requireReach,
  requireRoom,
} from './record-problems.ts'
import { digestOfCode, digitsOf, drawCode } from './claim-code.ts'

export type ClinicSettings = LimitSettings & { PUBLIC_URL: string }

const columns = [
  'id',
  'full_name',
  'email',
  'phone_number',
  'notes',
  'created_at',
  'code_expires_at',
] as const

interface Row {
  id: string
  full_name: string
  email: string | null
  phone_number: string | null
  notes: string | null
  created_at: Date
  code_expires_at: Date | null
}

function asClinicRecord(
  row: Row,
): Unsent<ClinicRecord, 'created_at' | 'expires_at' | 'code_expires_at'> {
  const { id, full_name, email, phone_number, notes, created_at, code_expires_at } = row
  const life = retention.clinicRecord * 24 * 60 * 60 * 1000
  const expires_at = new Date(created_at.getTime() + life)
  return { id, full_name, email, phone_number, notes, created_at, expires_at, code_expires_at }
}

/** The records that a provider added and no one has taken over, newest first. */
export async function listClinicRecords(tx: Transaction, provider_id: string, page: Page) {
  const rows = await tx.run(
    tables
      .selectFrom('clinic_records')
      .select(columns)
      .where('provider_id', '=', provider_id)
      .where(olderThan('clinic_records', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return rows.map(asClinicRecord)
}

/**
 * Adds a walk-in patient as the system, and invites them: by email where there is one, else with a code.
 * Nothing is looked up of accounts, so that the answer is the same with and without one.
 *
 * @throws Problem 409 where the provider has invited the address before, or has too many unanswered;
 *   429 above `maxAddedPerDay`
 */
export async function addClinicRecord(
  tx: Transaction,
  settings: ClinicSettings,
  provider_id: string,
  { id = crypto.randomUUID(), full_name, email, phone_number, notes }: NewClinicRecord,
) {
  const own = tables.selectFrom('clinic_records').where('provider_id', '=', provider_id)
  // One at a time for each provider: the count below is then still true when the row is written.
  const locked = sql<string>`pg_advisory_xact_lock(hashtextextended('clinic records ' || ${provider_id}::text, 4))`
  await tx.run(tables.selectNoFrom(locked.as('locked')))
  const [[known], [unclaimed], [first]] = await Promise.all([
    tx.run(
      own
        .select('id')
        .where('email', '=', email ?? null)
        .where('id', '<>', id),
    ),
    tx.run(own.select(sql<number>`count(*)::int`.as('count'))),
    tx.run(own.select('id').where('id', '=', id)),
  ])
  requireNewAddress(known)
  if (!first) {
    requireRoom(unclaimed!.count)
    requireAddBudget(await countWithin(tx, settings, budgets.added, provider_id))
  }
  const wanted = {
    provider_id,
    full_name,
    email: email ?? null,
    phone_number: phone_number ?? null,
    notes: notes ?? null,
  }
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('clinic_records')
        .values({ id, ...wanted, phone_digits: digitsOf(phone_number) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning([...columns, 'provider_id']),
      existing: own.select([...columns, 'provider_id']).where('id', '=', id),
    },
    wanted,
  )
  if (isNew) await auditRecord(tx, provider_id, 'clinic_record.create', id)
  // A retry lost the answer, and with it the code: it gets a new one.
  const by = row.email === null ? 'code' : 'email'
  if (by === 'email' && !isNew) return { record: asClinicRecord(row), code: null, isNew }
  return { ...(await invite(tx, settings, row, by)), isNew }
}

/**
 * Invites the person of a record again, as the system: an earlier code ends.
 *
 * @throws Problem 404 where the record is not the provider's, 422 where it lacks what is needed
 */
export async function inviteAgain(
  tx: Transaction,
  settings: ClinicSettings,
  provider_id: string,
  id: string,
  by: 'email' | 'code',
) {
  const [row] = await tx.run(
    tables
      .selectFrom('clinic_records')
      .select([...columns, 'provider_id'])
      .where('id', '=', id)
      .where('provider_id', '=', provider_id)
      .forUpdate(),
  )
  requireFound(row)
  requireReach(row, by)
  await auditRecord(tx, provider_id, 'clinic_record.invite', id)
  return invite(tx, settings, row, by)
}

async function invite(
  tx: Transaction,
  settings: ClinicSettings,
  row: Row & { provider_id: string },
  by: 'email' | 'code',
) {
  if (by === 'email') {
    // Beyond the budget nothing is sent and nothing is said: others may have invited the address.
    const wait = await countWithin(tx, settings, budgets.emails, row.email!)
    const token = erasureTokenOf(settings.AUTH_SECRET, row.id)
    if (wait === 0) await postMail(tx, await invitationMail(row.email!, settings.PUBLIC_URL, token))
    return { record: asClinicRecord(row), code: null }
  }
  const code = drawCode()
  const [changed] = await tx.run(
    tables
      .updateTable('clinic_records')
      .set({
        code_digest: digestOfCode(settings.AUTH_SECRET, code),
        code_expires_at: sql<Date>`now() + make_interval(days => ${codeDays}::integer)`,
        wrong_tries: 0,
      })
      .where('id', '=', row.id)
      .returning(columns),
  )
  return { record: asClinicRecord(changed!), code }
}

/** Erases a record of the provider, as the system. @returns false where it is not theirs, or is gone */
export async function removeClinicRecord(
  tx: Transaction,
  provider_id: string,
  id: string,
): Promise<boolean> {
  const removed = await endRecord(tx, id, { provider_id })
  if (!removed) return false
  await auditRecord(tx, provider_id, 'clinic_record.erase', id)
  return true
}

/** The person of a record has no account yet: the event is in the trail of the provider alone. */
const auditRecord = (tx: Transaction, provider_id: string, action: string, record_id: string) =>
  audit(tx, { actor_id: provider_id, subject_id: provider_id, action, record_id })
