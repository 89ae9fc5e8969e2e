import type { TestDatabase } from './database.ts'

/** What the audit holds about one record. */
export function auditEventsOf(database: TestDatabase, record_id: string) {
  return database.asOwner('select * from platform.audit_events where record_id = $1', [record_id])
}
