import type { TestDatabase } from './database.ts'

/** The audit entries about one record. */
export function auditEventsOf(database: TestDatabase, record_id: string) {
  return database.asOwner('select * from platform.audit_events where record_id = $1', [record_id])
}

/** What was done to one kind of record of a person, oldest first. */
export async function actionsOn(
  database: TestDatabase,
  { user_id }: { user_id: string },
  record: string,
) {
  const rows = await database.asOwner(
    'select action from platform.audit_events where subject_id = $1 and action like $2 order by occurred_at',
    [user_id, `${record}.%`],
  )
  return rows.map(({ action }) => action)
}
