import { tables, type Transaction } from '#server/platform/db.ts'

/** Where the person is signed in, the most recently used first. */
export async function listSessions(tx: Transaction, user_id: string) {
  return tx.run(
    tables
      .selectFrom('accounts.sessions')
      .select(['id', 'created_at', 'refreshed_at', 'user_agent'])
      .where('user_id', '=', user_id)
      .orderBy('refreshed_at', 'desc')
      .limit(1000),
  )
}

/** Ends one session of the person. @returns whether there was such a session */
export async function endSession(tx: Transaction, user_id: string, id: string): Promise<boolean> {
  const ended = await tx.run(
    tables
      .deleteFrom('accounts.sessions')
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .returning('id'),
  )
  return ended.length > 0
}
