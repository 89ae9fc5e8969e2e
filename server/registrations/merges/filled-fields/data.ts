import { sql } from 'kysely'
import type { Transaction } from '#server/platform/db.ts'
import { runRaw } from '../moved-rows/data.ts'

type Row = Record<string, unknown>

/** What identifies and reaches a person, which fills what the record that stays lacks. What both have stays. */
const tablesFilled = {
  profile: { table: 'public.user_profiles', key: 'id' },
  registration: { table: 'public.patient_registrations', key: 'user_id' },
} as const
type Filled = keyof typeof tablesFilled

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Which empty fields of the record that stays are filled; a field that explains another goes with it alone. */
function findEmpty(
  gone: Record<Filled, Row>,
  stays: Record<Filled, Row>,
): Record<Filled, string[]> {
  const open = (kind: Filled, name: string) =>
    isEmpty(stays[kind][name]) && !isEmpty(gone[kind][name])
  const profile = ['full_name', 'gender', 'date_of_birth', 'phone_number'].filter((name) =>
    open('profile', name),
  )
  const registration = ['nrc', 'nhima_number', 'language', 'address', 'email'].filter((name) =>
    open('registration', name),
  )
  const hasBirth = !isEmpty(stays.profile.date_of_birth) || profile.includes('date_of_birth')
  if (!hasBirth && open('registration', 'born_in')) registration.push('born_in')
  if (profile.includes('phone_number') && open('registration', 'phone_of'))
    registration.push('phone_of')
  if (isEmpty(stays.registration.next_of_kin_name))
    for (const name of ['next_of_kin_name', 'next_of_kin_phone', 'next_of_kin_relation'])
      if (open('registration', name)) registration.push(name)
  return { profile, registration }
}

async function readRow(tx: Transaction, kind: Filled, id: string): Promise<Row> {
  const { table, key } = tablesFilled[kind]
  const [found] = await runRaw(
    tx,
    sql<{
      row: Row
    }>`select to_jsonb(t) as row from ${sql.table(table)} t where t.${sql.ref(key)} = ${id}::uuid`,
  )
  return found?.row ?? {}
}

const note = (
  tx: Transaction,
  {
    merge_id,
    place,
    kind,
    change,
    filled,
  }: {
    merge_id: string
    place: number
    kind: Filled
    change: 'filled' | 'added'
    filled: Row
  },
) =>
  runRaw(
    tx,
    sql`insert into accounts.patient_merge_rows (merge_id, place, table_name, column_name, change, row_key, filled)
      values (${merge_id}::uuid, ${place}::integer, ${tablesFilled[kind].table}::text, ${tablesFilled[kind].key}::text,
        ${change}::text, '{}', ${JSON.stringify(filled)}::jsonb)`,
  )

/**
 * Fills what the record that stays lacks, and records it. One that the clinic had not registered gets the registration
 * of the other.
 */
export async function fillEmpty(
  tx: Transaction,
  {
    merge_id,
    place,
    gone_id,
    remaining_id,
  }: {
    merge_id: string
    place: number
    gone_id: string
    remaining_id: string
  },
): Promise<void> {
  const read = async (id: string) => ({
    profile: await readRow(tx, 'profile', id),
    registration: await readRow(tx, 'registration', id),
  })
  const [gone, stays] = [await read(gone_id), await read(remaining_id)]
  const isRegistered = 'user_id' in stays.registration
  if (!isRegistered && 'user_id' in gone.registration) {
    await runRaw(
      tx,
      sql`insert into public.patient_registrations (user_id, registered_by, registered_at)
        select ${remaining_id}::uuid, r.registered_by, r.registered_at
        from public.patient_registrations r where r.user_id = ${gone_id}::uuid`,
    )
    await note(tx, { merge_id, place, kind: 'registration', change: 'added', filled: {} })
  }
  const empty = findEmpty(gone, stays)
  for (const kind of ['profile', 'registration'] as const) {
    const names = empty[kind]
    if (names.length === 0) continue
    const { table, key } = tablesFilled[kind]
    const set = names.map((name) => sql`${sql.ref(name)} = gone.${sql.ref(name)}`)
    await runRaw(
      tx,
      sql`update ${sql.table(table)} as stays set ${sql.join(set)} from ${sql.table(table)} gone
        where stays.${sql.ref(key)} = ${remaining_id}::uuid and gone.${sql.ref(key)} = ${gone_id}::uuid`,
    )
    const filled = Object.fromEntries(names.map((name) => [name, gone[kind][name]]))
    await note(tx, { merge_id, place: place + 1, kind, change: 'filled', filled })
  }
}

/** Empties again what was filled in, where no one has changed it since. */
export async function emptyAgain(
  tx: Transaction,
  { table, key, filled, id }: { table: string; key: string; filled: Row; id: string },
): Promise<void> {
  for (const [name, value] of Object.entries(filled))
    await runRaw(
      tx,
      sql`update ${sql.table(table)} set ${sql.ref(name)} = ${name === 'full_name' ? '' : null}
        where ${sql.ref(key)} = ${id}::uuid and to_jsonb(${sql.ref(name)}) = ${JSON.stringify(value)}::jsonb`,
    )
}
