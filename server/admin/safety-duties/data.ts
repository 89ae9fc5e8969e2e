import { sql } from 'kysely'
import { dutyPlaces, type NamedDuties, type SafetyDuties } from '#domain/safety/duties.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockByName } from '../../appointments/booking-locks/data.ts'
import { requireInPractice } from './duty-problems.ts'

/**
 * Who is on duty and who leads the clinic, with whether they can answer now, and who can be named; a reading of the
 * record of each who is named.
 *
 * @param isFactorRequired whether staff must have a second factor
 */
export async function openSafetyDuties(
  tx: Transaction,
  actor_id: string,
  isFactorRequired: boolean,
): Promise<SafetyDuties> {
  const [rows, candidates] = await Promise.all([listNamed(tx), listCandidates(tx)])
  await auditReading(
    tx,
    actor_id,
    rows.map(({ id }) => id),
    'safety_duties.read',
  )
  const named = rows.map(({ has_second_factor, duty, ...row }) => ({
    duty,
    provider: { ...row, is_second_factor_missing: isFactorRequired && !has_second_factor },
  }))
  const withDuty = (of: string) =>
    named.filter(({ duty }) => duty === of).map(({ provider }) => provider)
  return { on_duty: withDuty('on_duty'), lead: withDuty('lead')[0] ?? null, candidates }
}

/**
 * Names who answers alerts, in place of who did before.
 *
 * @throws Problem 422 for someone who is no provider in practice
 */
export async function setSafetyDuties(
  tx: Transaction,
  actor_id: string,
  named: NamedDuties,
): Promise<void> {
  await lockByName(tx, 'who answers alerts')
  const [candidates, before] = await Promise.all([listCandidates(tx), listNamed(tx)])
  requireInPractice(new Set(candidates.map(({ id }) => id)), named)
  const onDuty = dutyPlaces.map((place) => named[place]).filter((id) => id !== null)
  const rows = [
    ...onDuty.map((provider_id, index) => ({
      provider_id,
      duty: 'on_duty' as const,
      place: index + 1,
    })),
    ...(named.lead === null ? [] : [{ provider_id: named.lead, duty: 'lead' as const, place: 1 }]),
  ]
  const keys = (list: readonly { duty: string; id: string }[]) =>
    list.map(({ duty, id }) => `${duty} ${id}`).join()
  if (keys(before) === keys(rows.map(({ provider_id: id, duty }) => ({ duty, id })))) return
  await tx.run(tables.deleteFrom('safety_duties'))
  if (rows.length > 0) await tx.run(tables.insertInto('safety_duties').values(rows))
  for (const subject_id of new Set(rows.map(({ provider_id }) => provider_id)))
    await audit(tx, { actor_id, subject_id, action: 'safety_duty.name' })
}

/** How many who are on duty can answer an alert at this moment. */
export async function countOnDuty(tx: Transaction): Promise<number> {
  const [row] = await tx.run(onDutyNow)
  return row!.count
}

/** Those on duty who are in practice and not away, counted. */
export const onDutyNow = tables
  .selectFrom('safety_duties as duty')
  .where('duty.duty', '=', 'on_duty')
  .where(sql<boolean>`duty.provider_id in (select practice.providers_in_practice())`)
  .where(sql<boolean>`not practice.is_away(duty.provider_id)`)
  .select(sql<number>`count(*)::integer`.as('count'))

/** Those on duty in their order, then the lead. */
function listNamed(tx: Transaction) {
  return tx.run(
    tables
      .selectFrom('safety_duties as duty')
      .innerJoin('user_profiles as profile', 'profile.id', 'duty.provider_id')
      .innerJoin('accounts.users as account', 'account.id', 'profile.id')
      .select(['duty.duty', 'profile.id', 'profile.full_name'])
      .select(['profile.provider_status', 'profile.certificate_expires_on'])
      .select([
        sql<boolean>`coalesce(account.banned_until > now(), false)`.as('is_suspended'),
        sql<boolean>`exists (select from accounts.factors f where f.user_id = profile.id and f.status = 'verified')`.as(
          'has_second_factor',
        ),
        sql<boolean>`practice.is_away(profile.id)`.as('is_away'),
      ])
      .orderBy('duty.duty', 'desc')
      .orderBy('duty.place'),
  )
}

function listCandidates(tx: Transaction) {
  return tx.run(
    tables
      .selectFrom('user_profiles')
      .select(['id', 'full_name'])
      .where(sql<boolean>`id in (select practice.providers_in_practice())`)
      .orderBy('full_name')
      .orderBy('id')
      .limit(1000),
  )
}
