import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { sampleGroupSessions } from './sample-group-sessions.ts'

/** Group sessions for the hub of the demo student; no one has registered yet. */
export async function seedGroupSessions(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  if (!newcomers.has('student@demo.test')) return
  await tx.run(tables.insertInto('group_sessions').values(sampleGroupSessions(now)))
}
