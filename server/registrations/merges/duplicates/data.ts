import { sql } from 'kysely'
import type { LikelyDuplicates, LikelyPair } from '#domain/registrations/merge.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { findMatches } from '../../matches/data.ts'
import { hasLogin } from '../candidates/data.ts'

/** Registrations that one page looks at; each costs a search. */
const perPage = 40

/**
 * Pairs of records that may be of one person, from the newest registration on, as the system. Each who is shown is on
 * record as read.
 *
 * @param after the registration where the last page ended
 */
export async function listDuplicates(
  tx: Transaction,
  actor_id: string,
  after: string | undefined,
): Promise<LikelyDuplicates> {
  const registered = await tx.run(
    tables
      .selectFrom('patient_registrations as registration')
      .innerJoin('user_profiles as person', 'person.id', 'registration.user_id')
      .innerJoin('accounts.users as account', 'account.id', 'registration.user_id')
      .where('account.deleted_at', 'is', null)
      .$if(after !== undefined, (rows) =>
        rows.where(
          sql<boolean>`(registration.registered_at, registration.user_id)
            < (select r.registered_at, r.user_id from public.patient_registrations r where r.user_id = ${after!}::uuid)`,
        ),
      )
      .select(['person.id', 'person.full_name', 'person.gender', 'person.phone_number'])
      .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
      .select(['registration.born_in', 'registration.phone_of'])
      .select(['registration.nrc', 'registration.nhima_number'])
      .orderBy('registration.registered_at', 'desc')
      .orderBy('registration.user_id', 'desc')
      .limit(perPage),
  )
  const likely: { one: Compared; other: Compared; why: LikelyPair['why'] }[] = []
  for (const { nrc, nhima_number, gender, ...one } of registered) {
    const matches = await findMatches(tx, { ...one, gender, nrc, nhima_number }, actor_id)
    for (const { why, is_registered: _, gets_email: __, ...other } of matches)
      if (other.id !== one.id && !likely.some((pair) => isOf(pair, one.id, other.id)))
        likely.push({ one, other, why })
  }
  const people = likely.flatMap(({ one, other }) => [one.id, other.id])
  const withLogin = await findLogins(tx, people)
  const shown = (person: Compared) => ({ ...person, has_login: withLogin.has(person.id) })
  const pairs = likely
    .map(({ one, other, why }) => ({ one: shown(one), other: shown(other), why }))
    // A name alone, where one birth is not known, says little: these come after the others.
    .toSorted((a, b) => Number(isBirthOpen(a)) - Number(isBirthOpen(b)))
  await auditReading(tx, actor_id, people, 'patient_merge.read')
  return { pairs, next: registered.length < perPage ? null : registered.at(-1)!.id }
}

type Compared = Omit<LikelyPair['one'], 'has_login'>

const isBirthOpen = ({ one, other }: LikelyPair) =>
  [one, other].some(({ date_of_birth, born_in }) => date_of_birth === null && born_in === null)

/** Which of these people can log in. */
async function findLogins(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.run(
    tables
      .selectFrom('accounts.users as account')
      .select('account.id')
      .where('account.id', 'in', ids)
      .where(hasLogin),
  )
  return new Set(rows.map(({ id }) => id))
}

const isOf = ({ one, other }: { one: Compared; other: Compared }, a: string, b: string) =>
  (one.id === a && other.id === b) || (one.id === b && other.id === a)
