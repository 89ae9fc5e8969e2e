import { ageGroupOn } from '#domain/values/age.ts'
import type { ClinicPurpose, RecordedConsents } from '#domain/registrations/clinic-consent.ts'
import { audit } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId } from '#server/platform/insert-idempotent.ts'
import { sql } from 'kysely'
import { lockRegistered } from '../data.ts'
import { requireBirth, requireNoLogin } from '../registration-problems.ts'
import { requireGuardian, requireGiven } from './consent-problems.ts'

const stampWithdrawn = (actor_id: string, user_id: string, purpose: ClinicPurpose) =>
  tables
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`now()`, withdrawn_by: actor_id })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .returning('id')

/**
 * Records, as the system, what a person without a login agreed to on paper or in words.
 *
 * @throws Problem 404; 409 `has_login`; 422 for a person under 18 without a parent or guardian
 */
export async function recordConsents(
  tx: Transaction,
  actor_id: string,
  user_id: string,
  { given_how, given_by, consents }: RecordedConsents,
): Promise<void> {
  const person = await lockRegistered(tx, actor_id, user_id)
  requireNoLogin(person.has_login)
  requireBirth(person)
  // Of a year alone the youngest is assumed.
  const born = person.date_of_birth ?? `${person.born_in}-12-31`
  const isAdult = ageGroupOn(born, todayInLusaka()) === 'adult'
  requireGuardian(isAdult || given_by !== undefined)
  for (const { id, purpose, version } of consents) {
    const [known] = await tx.run(
      tables.selectFrom('consents').select(['user_id', 'purpose']).where('id', '=', id),
    )
    if (known) {
      // A retry whose answer was lost; where it was withdrawn meanwhile, it stays so.
      requireOwnId(known.user_id === user_id && known.purpose === purpose)
      continue
    }
    const [present] = await tx.run(
      tables
        .selectFrom('consents')
        .select('version')
        .where('user_id', '=', user_id)
        .where('purpose', '=', purpose)
        .where('withdrawn_at', 'is', null),
    )
    if (present?.version === version) continue
    if (present) await tx.run(stampWithdrawn(actor_id, user_id, purpose))
    await tx.run(
      tables.insertInto('consents').values({
        id,
        user_id,
        purpose,
        version,
        recorded_by: actor_id,
        given_how,
        given_by: isAdult ? null : (given_by ?? null),
      }),
    )
    await audit(tx, { actor_id, subject_id: user_id, action: 'consent.record', record_id: id })
  }
}

/**
 * Withdraws a consent at the clinic for a person without a login who asks for that, as the system. Repeated, it stays
 * withdrawn.
 *
 * @throws Problem 404; 409 `has_login`; 409 `no_consent` where it was never given
 */
export async function withdrawAtClinic(
  tx: Transaction,
  actor_id: string,
  user_id: string,
  purpose: ClinicPurpose,
): Promise<void> {
  const person = await lockRegistered(tx, actor_id, user_id)
  requireNoLogin(person.has_login)
  const [withdrawn] = await tx.run(stampWithdrawn(actor_id, user_id, purpose))
  if (withdrawn) {
    await audit(tx, {
      actor_id,
      subject_id: user_id,
      action: 'consent.withdraw',
      record_id: withdrawn.id,
    })
    return
  }
  const given = await tx.run(
    tables
      .selectFrom('consents')
      .select('id')
      .where('user_id', '=', user_id)
      .where('purpose', '=', purpose)
      .limit(1),
  )
  requireGiven(given.length > 0)
}
