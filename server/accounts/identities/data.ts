import { sql } from 'kysely'
import type { Identity } from '#domain/practice/identity.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const unknown: Identity = { date_of_birth: null, has_namesake: false }

/**
 * What distinguishes the actor's patients, besides their names: nothing of people whom the actor does not treat.
 * The caller puts the reading on record.
 *
 * @returns what is known of one of them, by their id
 */
export async function readIdentities(
  tx: Transaction,
  people: readonly (string | null)[],
): Promise<(id: string | null) => Identity> {
  const ids = [...new Set(people)].filter((id) => id !== null)
  if (ids.length === 0) return () => unknown
  const former = tx.run(
    tables
      .selectFrom(
        sql<{ id: string; full_name: string }>`practice.former_names(${ids}::uuid[])`.as('person'),
      )
      .select(['person.id', 'person.full_name']),
  )
  const reading = tx.run(
    tables
      .selectFrom(
        sql<{ id: string } & Identity>`practice.patient_identities(${ids}::uuid[])`.as('person'),
      )
      // The policy of registrations lets a provider read those of whom they treat: asked for each row, so only where
      // the day of birth is unknown.
      .leftJoin('patient_registrations as registration', (join) =>
        join.onRef('registration.user_id', '=', 'person.id').on('person.date_of_birth', 'is', null),
      )
      .select(['person.id', 'person.date_of_birth', 'person.has_namesake'])
      .select('registration.born_in'),
  )
  const [names, rows] = await Promise.all([former, reading])
  const wasCalled = new Map(names.map((one) => [one.id, one.full_name]))
  const known = new Map(
    rows.map(({ id, born_in, ...identity }): [string, Identity] => [
      id,
      {
        ...identity,
        ...(born_in === null ? {} : { born_in }),
        ...(wasCalled.has(id) ? { was_called: wasCalled.get(id) } : {}),
      },
    ]),
  )
  return (id) => known.get(id ?? '') ?? unknown
}
