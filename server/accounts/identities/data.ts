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
  const rows = await tx.run(
    tables
      .selectFrom(
        sql<{ id: string } & Identity>`practice.patient_identities(${ids}::uuid[])`.as('person'),
      )
      .selectAll(),
  )
  const known = new Map(rows.map(({ id, ...identity }) => [id, identity]))
  return (id) => known.get(id ?? '') ?? unknown
}
