import { sql } from 'kysely'
import { professionIn } from '#domain/practice/professions.ts'
import type { RegistrationStatus } from '#domain/practice/facts.ts'
import type { NewDecision } from '#domain/practice/registration.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { registrationColumns } from '../practice/registration/data.ts'
import type { SentDocument } from './deciding.ts'
import { rejectDecision, requireValidCertificate } from './decision-problems.ts'

interface Provider {
  id: string
  full_name: string
  email: string | null
  specialty: string | null
  bio: string | null
  qualifications: string[]
  profile_picture_url: string | null
  provider_status: RegistrationStatus
}

const registrations = tables
  .selectFrom('provider_registrations as registration')
  .innerJoin(
    sql<Provider>`practice.registered_providers()`.as('provider'),
    'provider.id',
    'registration.provider_id',
  )
  .select(registrationColumns)
  .select(sql<Provider>`to_jsonb(provider)`.as('provider'))

/**
 * The registrations of a status: pending ones oldest first; decided ones newest first.
 * Each is a reading of its provider's record.
 */
export async function openRegistrations(
  tx: Transaction,
  actor_id: string,
  { status, limit }: { status: RegistrationStatus; limit: number },
) {
  const matching = registrations.where('registration.status', '=', status).limit(limit)
  const rows = await tx.run(
    status === 'pending'
      ? matching.orderBy('registration.submitted_at').orderBy('registration.id')
      : matching.orderBy('registration.decided_at', 'desc').orderBy('registration.id'),
  )
  await auditReadingOf(tx, actor_id, rows)
  return rows
}

/** One registration; a reading of its provider's record. @returns undefined where there is none */
export async function openRegistration(tx: Transaction, actor_id: string, id: string) {
  const [row] = await tx.run(registrations.where('registration.id', '=', id))
  if (row) await auditReadingOf(tx, actor_id, [row])
  return row
}

function auditReadingOf(
  tx: Transaction,
  actor_id: string,
  rows: readonly { provider: Provider }[],
) {
  const subjects = rows.map(({ provider }) => provider.id)
  return auditReading(tx, actor_id, subjects, 'provider_registrations.read')
}

/**
 * Where the document of a registration lies, for the system to sign a link to; put on record as read.
 *
 * @returns undefined where there is none, or no longer
 */
export async function openDocument(
  tx: Transaction,
  actor_id: string,
  id: string,
): Promise<SentDocument | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('provider_registrations')
      .innerJoin('user_profiles', 'user_profiles.id', 'provider_id')
      .select(['provider_id', 'document_name', 'full_name', 'submitted_at'])
      .where('provider_registrations.id', '=', id)
      .where('document_name', 'is not', null),
  )
  if (!row) return undefined
  await audit(tx, {
    actor_id,
    subject_id: row.provider_id,
    action: 'registration_document.read',
    record_id: id,
  })
  const { full_name, submitted_at } = row
  return { name: row.document_name!, what: 'registration-document', full_name, submitted_at }
}

/**
 * Writes an admin's decision, once. An approval makes the provider approved with this certificate, and
 * sets the profession; a rejection affects a pending provider, not an approved one who has sent a renewal.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 * @returns whom to notify
 * @throws Problem 404 where there is none, 409 where it is decided already, 422 for an approval of a
 *   certificate that has run out
 */
export async function decideRegistration(
  tx: Transaction,
  actor_id: string,
  id: string,
  { decision, reason, profession, today }: Omit<NewDecision, 'password'> & { today: string },
) {
  const [decided] = await tx.run(
    tables
      .updateTable('provider_registrations')
      .set({
        status: decision,
        decided_at: sql<Date>`now()`,
        decided_by: actor_id,
        reason: reason || null,
        ...(decision === 'approved' && profession ? { profession } : {}),
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning(['provider_id', 'registration_body', 'registration_number'])
      .returning(['certificate_year', 'certificate_expires_on', 'profession']),
  )
  if (!decided) rejectDecision(await exists(tx, id))
  const { provider_id, ...certificate } = decided
  requireValidCertificate(decision, certificate.certificate_expires_on, today)
  const [provider] = await tx.run(
    tables
      .selectFrom('user_profiles')
      .select(['email', 'specialty'])
      .where('id', '=', provider_id)
      .where('role', '=', 'provider'),
  )
  // A user who was made an admin since then, say.
  requireFound(provider)
  const profile = tables
    .updateTable('user_profiles')
    .where('id', '=', provider_id)
    .where('role', '=', 'provider')
  await Promise.all([
    tx.run(
      decision === 'approved'
        ? profile.set({
            ...certificate,
            profession: certificate.profession ?? professionIn(provider.specialty),
            provider_status: 'approved',
            updated_at: sql<Date>`now()`,
          })
        : profile
            .set({ provider_status: 'refused', updated_at: sql<Date>`now()` })
            .where('provider_status', '=', 'pending'),
    ),
    audit(tx, {
      actor_id,
      subject_id: provider_id,
      action: `provider_registration.${decision === 'approved' ? 'approve' : 'refuse'}`,
      record_id: id,
    }),
  ])
  return provider
}

async function exists(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.run(
    tables.selectFrom('provider_registrations').select('id').where('id', '=', id),
  )
  return rows.length > 0
}
