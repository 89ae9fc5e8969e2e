import { sql } from 'kysely'
import { professionIn } from '#domain/practice/professions.ts'
import type { RegistrationStatus } from '#domain/practice/facts.ts'
import type { NewRegistration } from '#domain/practice/registration.ts'
import { audit } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { StoredDocument } from '#server/platform/files/document.ts'
import { requireNoneWaiting } from './registration-problems.ts'

/** What of a registration may be read; where its document lies is not among it. */
export const registrationColumns = [
  'registration.id',
  'registration.profession',
  'registration.registration_body',
  'registration.registration_number',
  'registration.certificate_year',
  'registration.certificate_expires_on',
  'registration.document_type',
  'registration.has_document',
  'registration.status',
  'registration.submitted_at',
  'registration.decided_at',
  'registration.reason',
] as const

const registrations = tables
  .selectFrom('provider_registrations as registration')
  .select(registrationColumns)

/** The actor's status as a provider, with the newest registration they have sent. */
export async function readOwnRegistration(tx: Transaction, provider_id: string) {
  const [[profile], [newest]] = await Promise.all([
    tx.run(
      tables
        .selectFrom('user_profiles')
        .select(['provider_status', 'certificate_expires_on'])
        .select(sql<boolean>`practice.may_practise()`.as('is_in_practice'))
        .where('id', '=', provider_id),
    ),
    tx.run(
      registrations
        .where('provider_id', '=', provider_id)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
  ])
  const { provider_status, ...rest } = profile!
  return { ...rest, status: provider_status as RegistrationStatus, newest: newest ?? null }
}

/**
 * Stores a registration, to be checked by an admin. An approved provider stays so until then;
 * rejected registration is pending again.
 *
 * @returns the registration, and whether it is new; a retry answers the first one
 * @throws Problem 409 while another one of this provider is pending
 */
export async function submitRegistration(
  tx: Transaction,
  provider_id: string,
  { id, ...typed }: NewRegistration,
  document: StoredDocument,
) {
  // Two forms of one provider are looked at one after the other.
  const [profile] = await tx.run(
    tables
      .selectFrom('user_profiles')
      .select('specialty')
      .where('id', '=', provider_id)
      .forUpdate(),
  )
  const given = { ...typed, profession: typed.profession ?? professionIn(profile?.specialty) }
  const waiting = await tx.run(
    tables
      .selectFrom('provider_registrations')
      .select('id')
      .where('provider_id', '=', provider_id)
      .where('status', '=', 'pending'),
  )
  requireNoneWaiting(waiting, id)
  const { document_name: _made, ...same } = document
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('provider_registrations')
        .values({ ...(id ? { id } : {}), provider_id, ...given, ...document })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(sentColumns),
      existing: tables
        .selectFrom('provider_registrations')
        .select(sentColumns)
        .where('id', '=', id ?? null)
        .where('provider_id', '=', provider_id),
    },
    { ...given, ...same },
  )
  if (isNew) {
    await Promise.all([
      tx.run(
        tables
          .updateTable('user_profiles')
          .set({ provider_status: 'pending', updated_at: sql<Date>`now()` })
          .where('id', '=', provider_id)
          .where('provider_status', '=', 'refused'),
      ),
      audit(tx, {
        actor_id: provider_id,
        subject_id: provider_id,
        action: 'provider_registration.submit',
        record_id: row.id,
      }),
    ])
  }
  const [registration] = await tx.run(registrations.where('id', '=', row.id))
  return { registration: registration!, isNew }
}

const sentColumns = [
  'id',
  'profession',
  'registration_body',
  'registration_number',
  'certificate_year',
  'certificate_expires_on',
  'document_type',
  'document_hash',
] as const
