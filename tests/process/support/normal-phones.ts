import type pg from 'pg'
import { normalPhone } from '#domain/phone/read-phone.ts'

/** Every column that holds the number of a person. */
const columns = [
  ['user_profiles', 'phone_number'],
  ['call_backs', 'phone_number'],
  ['clinic_records', 'phone_number'],
  ['intake_forms', 'phone'],
  ['intake_forms', '"emergencyPhone"'],
  ['action_plans', 'call_phone'],
] as const

/**
 * Writes the numbers of a database as `normalPhone` reads them, as migration 0120 does by its own text.
 *
 * @returns how many were changed
 */
export async function normalisePhones(client: pg.Client): Promise<number> {
  let changed = 0
  const normalise = async (table: string, read: string, write: string) => {
    const { rows } = await client.query<{ typed: string }>(
      `select distinct ${read} as typed from public.${table} where ${read} <> ''`,
    )
    for (const { typed } of rows) {
      const { rowCount } = await client.query(
        `update public.${table} set ${write} where ${read} = $1 and ${read} <> $2`,
        [typed, normalPhone(typed) ?? typed],
      )
      changed += rowCount ?? 0
    }
  }
  for (const [table, column] of columns) await normalise(table, column, `${column} = $2`)
  await normalise(
    'user_profiles',
    `emergency_contact ->> 'phone'`,
    `emergency_contact = jsonb_set(emergency_contact, '{phone}', to_jsonb($2::text))`,
  )
  return changed
}
