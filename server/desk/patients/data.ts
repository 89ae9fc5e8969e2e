import { sql } from 'kysely'
import type { FoundPatient, PatientQuestion } from '#domain/desk/booking.ts'
import { plainPhone } from '#domain/phone/read-phone.ts'
import { plainAddress } from '#domain/values/email-address.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import { wordsOf } from '#server/platform/db/search-terms.ts'
import { requireSearchBudget, searches } from './search-budget.ts'

/** The clients whom the desk may book for: they can log in and so answer, or the clinic has registered them. */
export const bookablePatients = tables
  .selectFrom('user_profiles as patient')
  .innerJoin('accounts.users as account', 'account.id', 'patient.id')
  .select(['patient.id', 'patient.full_name', 'patient.phone_number'])
  .where('patient.role', '=', 'client')
  .where(
    sql<boolean>`(account.email_confirmed_at is not null
      or exists (select from public.patient_registrations r where r.user_id = patient.id))`,
  )
  .where('account.deleted_at', 'is', null)
  .where(sql<boolean>`coalesce(account.banned_until <= now(), true)`)

/**
 * The patients of a name and a whole phone number or email address, five at most; each is recorded as a reading.
 *
 * @throws Problem 429 where the caller has searched too often
 */
export async function findPatients(
  tx: Transaction,
  settings: LimitSettings,
  actor_id: string,
  { name, reach }: PatientQuestion,
): Promise<FoundPatient[]> {
  requireSearchBudget(await countWithin(tx, settings, searches, actor_id))
  const isEmail = reach.includes('@')
  const found = await tx.run(
    bookablePatients
      .where(
        sql<boolean>`to_tsvector('simple', accounts.plain_words(patient.full_name)) @@ to_tsquery('simple', ${wordsOf(name)})`,
      )
      .where(
        isEmail
          ? sql<boolean>`account.email = ${plainAddress(reach)}`
          : sql<boolean>`accounts.plain_phone(patient.phone_number) = ${plainPhone(reach)}`,
      )
      .select(sql<number | null>`extract(year from patient.date_of_birth)::integer`.as('born_in'))
      .orderBy('patient.full_name')
      .orderBy('patient.id')
      .limit(5),
  )
  await auditReading(
    tx,
    actor_id,
    found.map(({ id }) => id),
    'desk_patients.read',
  )
  // This search answers a year of birth only where nothing else distinguishes two people. That of the clinic's own
  // patients answers the birth of each.
  return found.length > 1 ? found : found.map((patient) => ({ ...patient, born_in: null }))
}
