import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Challenge } from './pkce-challenge.ts'

/**
 * Remembers the challenge of a request whose mail will be opened later, in place of an older one
 * for the same purpose: its mail has been replaced too.
 *
 * @returns its id; undefined without a challenge
 */
export async function openFlow(
  tx: Transaction,
  flow: { user_id: string; purpose: string; challenge: Challenge | undefined },
): Promise<string | undefined> {
  const { user_id, purpose, challenge } = flow
  await tx.run(
    tables
      .deleteFrom('accounts.flow_states')
      .where('user_id', '=', user_id)
      .where('purpose', '=', purpose),
  )
  if (!challenge) return undefined
  const id = randomUUID()
  await tx.run(
    tables.insertInto('accounts.flow_states').values({ id, user_id, purpose, ...challenge }),
  )
  return id
}

/** The mailed link was opened: the code to exchange, good for some minutes from now. */
export async function giveAuthCode(tx: Transaction, id: string): Promise<string | undefined> {
  const [flow] = await tx.run(
    tables
      .updateTable('accounts.flow_states')
      .set({ auth_code: randomUUID(), opened_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returning('auth_code'),
  )
  return flow?.auth_code ?? undefined
}

/** Takes a flow out of the table: its code works once. */
export async function takeFlow(tx: Transaction, auth_code: string) {
  const [flow] = await tx.run(
    tables.deleteFrom('accounts.flow_states').where('auth_code', '=', auth_code).returningAll(),
  )
  return flow
}

/** Drops a person's flows: a code of a link that was opened is not exchanged any more. */
export async function dropFlows(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(tables.deleteFrom('accounts.flow_states').where('user_id', '=', user_id))
}
