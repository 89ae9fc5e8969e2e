import type { TestDatabase } from './database.ts'

/** A record without a login, by an expression of its id. */
export async function makeRecord(database: TestDatabase, id: string): Promise<void> {
  await database.asOwner(`insert into accounts.users (id) values (${id})`)
  await database.asOwner(`insert into user_profiles (id, role) values (${id}, 'client')`)
}

/** What an admin merged into a record before its person took it over; the trigger rejects it afterwards. */
export async function mergeInto(database: TestDatabase, user_id: string): Promise<void> {
  const gone_id = crypto.randomUUID()
  await makeRecord(database, `'${gone_id}'`)
  const trigger = (what: string) =>
    database.asOwner(
      `alter table accounts.patient_merges ${what} trigger patient_merges_keep_course`,
    )
  await trigger('disable')
  await database.asOwner(
    `with merge as (insert into accounts.patient_merges (id, gone_id, remaining_id) values (gen_random_uuid(), $1, $2) returning id)
     insert into accounts.patient_merge_rows (merge_id, place, table_name, column_name, change, row_key)
     select id, 0, 'public.blood_pressure_readings', 'user_id', 'moved', jsonb_build_object('id', gen_random_uuid()) from merge`,
    [gone_id, user_id],
  )
  await trigger('enable')
}
