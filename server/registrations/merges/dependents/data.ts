import { sql } from 'kysely'
import type { Transaction } from '#server/platform/db.ts'
import { placedRules } from '../merge-rules.ts'
import { runRaw } from '../moved-rows/data.ts'

/** A table of rows that change their person by a merge, and a column by which they hang on another such row. */
interface Dependence {
  table: string
  person: string
  column: string
  parent: string
  parent_key: string
  parent_person: string
}

/** What hangs on what, by the foreign keys of the database; the versions of a reading refer to it without one. */
async function findDependences(tx: Transaction): Promise<Dependence[]> {
  const personOf = new Map(
    placedRules.flatMap(({ table, column, rule }) =>
      rule.rule === 'moved' ? [[table, column] as const] : [],
    ),
  )
  const keys = await runRaw(
    tx,
    sql<{ table: string; column: string; parent: string; parent_key: string }>`select
        tn.nspname || '.' || t.relname as "table", ta.attname as "column",
        pn.nspname || '.' || p.relname as parent, pa.attname as parent_key
      from pg_constraint k
        join pg_class t on t.oid = k.conrelid join pg_namespace tn on tn.oid = t.relnamespace
        join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
        join pg_attribute ta on ta.attrelid = k.conrelid and ta.attnum = k.conkey[1]
        join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[1]
      where k.contype = 'f' and cardinality(k.conkey) = 1 order by 1, 2`,
  )
  for (const parent of ['public.blood_pressure_readings', 'public.glucose_readings'])
    keys.push({
      table: 'public.reading_versions',
      column: 'reading_id',
      parent,
      parent_key: 'id',
    })
  return keys.flatMap((key) => {
    const [person, parent_person] = [personOf.get(key.table), personOf.get(key.parent)]
    return person && parent_person ? [{ ...key, person, parent_person }] : []
  })
}

/** Lets what hangs on a row that went back go back with it, until nothing is torn apart. */
export async function moveDependents(
  tx: Transaction,
  { gone_id, remaining_id }: { gone_id: string; remaining_id: string },
): Promise<void> {
  const dependences = await findDependences(tx)
  for (let moved = -1; moved !== 0;) {
    moved = 0
    for (const { table, person, column, parent, parent_key, parent_person } of dependences) {
      const rows = await runRaw(
        tx,
        sql`update ${sql.table(table)} as "row" set ${sql.ref(person)} = ${gone_id}::uuid
          where "row".${sql.ref(person)} = ${remaining_id}::uuid and exists (select from ${sql.table(parent)} parent
            where parent.${sql.ref(parent_key)} = "row".${sql.ref(column)} and parent.${sql.ref(parent_person)} = ${gone_id}::uuid)
          returning 1`,
      )
      moved += rows.length
    }
  }
}
