import { sql } from 'kysely'
import { type DeskPatient, maxFound } from '#domain/registrations/desk-search.ts'
import { readSearch } from '#domain/registrations/search-words.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import { requireBudget } from '../registration-problems.ts'
import { deskSearches } from './search-budget.ts'

/** A Zambian number has nine digits of its own; fewer are of too many people. */
const wholeNumber = 9

/**
 * The patients of the clinic by what the desk knows: parts of a name in any order and one letter off, a number
 * however it is written, a date or year of birth. Who has an account alone is found by name together with the whole
 * number or address, as before. Each who is found is on record as read.
 *
 * @throws Problem 429 where the caller has searched too often
 */
export async function searchPatients(
  tx: Transaction,
  settings: LimitSettings,
  actor_id: string,
  search: string,
): Promise<{ patients: DeskPatient[]; has_more: boolean }> {
  requireBudget(await countWithin(tx, settings, deskSearches, actor_id))
  const { words, phone, address, born_on, born_year } = readSearch(search)
  const isWhole = address !== null || (phone?.length ?? 0) >= wholeNumber
  const found = sql<{
    id: string
    place: string
  }>`accounts.find_patients(${words}::text[], ${phone}::text, ${address}::text,
    ${born_on}::date, ${born_year}::integer, ${isWhole && words.length > 0}::boolean, ${maxFound + 1}::integer)
    with ordinality`
  const rows = await tx.run(
    tables
      .selectFrom(found.as<'found'>(sql`found(id, place)`))
      .innerJoin('user_profiles as person', 'person.id', 'found.id')
      .innerJoin('accounts.users as account', 'account.id', 'person.id')
      .leftJoin('patient_registrations as registration', 'registration.user_id', 'person.id')
      .select(['person.id', 'person.full_name', 'person.phone_number'])
      .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
      .select(['registration.born_in', 'registration.phone_of'])
      .select(sql<boolean>`account.email_confirmed_at is not null`.as('gets_email'))
      .orderBy('found.place'),
  )
  const patients = rows.slice(0, maxFound)
  await auditReading(
    tx,
    actor_id,
    patients.map(({ id }) => id),
    'desk_patients.read',
  )
  return { patients, has_more: rows.length > maxFound }
}
