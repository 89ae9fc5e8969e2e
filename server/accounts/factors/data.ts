import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { SessionRow } from '../data.ts'
import type { AuthMethod } from '../sessions/data.ts'
import { challengeLife } from './totp-secrets.ts'

/** Drops what was begun five minutes ago and never went on, so that its name is free again. */
export async function dropAbandonedFactors(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(
    tables
      .deleteFrom('accounts.factors')
      .where('user_id', '=', user_id)
      .where('status', '=', 'unverified')
      .where('created_at', '<', sql<Date>`now() - interval '300 seconds'`)
      .where('last_challenged_at', 'is', null),
  )
}

/** All factors of a person; the user's row is locked, so that two enrolments see one another. */
export async function listFactors(tx: Transaction, user_id: string) {
  const [, factors] = await Promise.all([
    tx.run(tables.selectFrom('accounts.users').select('id').where('id', '=', user_id).forUpdate()),
    tx.run(
      tables
        .selectFrom('accounts.factors')
        .select(['id', 'friendly_name', 'factor_type', 'status'])
        .select(['created_at', 'updated_at', 'last_challenged_at'])
        .where('user_id', '=', user_id)
        .orderBy('created_at'),
    ),
  ])
  return factors
}

export async function addFactor(
  tx: Transaction,
  factor: { id: string; user_id: string; friendly_name: string; secret: Buffer },
): Promise<void> {
  await tx.run(tables.insertInto('accounts.factors').values(factor))
}

/** One factor of a person with its sealed secret, locked until the transaction ends. */
export async function findFactor(tx: Transaction, user_id: string, id: string) {
  const [factor] = await tx.run(
    tables
      .selectFrom('accounts.factors')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .forUpdate(),
  )
  return factor
}

/** Stores the secret of a factor as sealed under the present server secret. */
export async function resealFactor(tx: Transaction, id: string, secret: Buffer): Promise<void> {
  await tx.run(tables.updateTable('accounts.factors').set({ secret }).where('id', '=', id))
}

/** Opens a challenge and drops those that ran out. */
export async function addChallenge(tx: Transaction, factor_id: string, ip: string) {
  const [[challenge]] = await Promise.all([
    tx.run(
      tables
        .insertInto('accounts.factor_challenges')
        .values({
          factor_id,
          ip,
          expires_at: sql<Date>`now() + make_interval(secs => ${challengeLife})`,
        })
        .returning(['id', 'expires_at']),
    ),
    tx.run(
      tables
        .updateTable('accounts.factors')
        .set({ last_challenged_at: sql<Date>`now()` })
        .where('id', '=', factor_id),
    ),
    tx.run(
      tables
        .deleteFrom('accounts.factor_challenges')
        .where('factor_id', '=', factor_id)
        .where('expires_at', '<', sql<Date>`now()`),
    ),
  ])
  return challenge!
}

export async function findChallenge(tx: Transaction, factor_id: string, id: string) {
  const [challenge] = await tx.run(
    tables
      .selectFrom('accounts.factor_challenges')
      .selectAll()
      .where('id', '=', id)
      .where('factor_id', '=', factor_id),
  )
  return challenge
}

/** How a session shows a second factor, as `amr` names it. */
export type SecondMethod = 'totp' | 'mfa/recovery_code'

/**
 * What a right code does to sessions: this one rises to aal2, and the account's sessions that stayed
 * at aal1 end.
 *
 * @returns the raised session; undefined where it ended meanwhile
 */
export async function raiseSession(
  tx: Transaction,
  session: SessionRow,
  proof: { factor_id: string; method: SecondMethod; now: Date },
): Promise<SessionRow | undefined> {
  const stamp = { method: proof.method, timestamp: Math.floor(proof.now.getTime() / 1000) }
  const [[raised]] = await Promise.all([
    tx.run(
      tables
        .updateTable('accounts.sessions')
        .set({
          aal: 'aal2',
          factor_id: proof.factor_id,
          amr: JSON.stringify([stamp, ...withoutSecond(session.amr)]),
          refresh_counter: sql<number>`refresh_counter + 1`,
          refreshed_at: sql<Date>`now()`,
        })
        .where('id', '=', session.id)
        .returningAll(),
    ),
    tx.run(
      tables
        .deleteFrom('accounts.sessions')
        .where('user_id', '=', session.user_id)
        .where('aal', '=', 'aal1')
        .where('id', '<>', session.id),
    ),
  ])
  return raised
}

/** What a right code of an app does besides: its step and challenge are used, other unfinished factors go. */
export async function useTotpCode(
  tx: Transaction,
  { id, user_id }: { id: string; user_id: string },
  { challenge_id, step }: { challenge_id: string; step: number },
): Promise<void> {
  await Promise.all([
    tx.run(
      tables
        .updateTable('accounts.factors')
        .set({ status: 'verified', last_step: step, updated_at: sql<Date>`now()` })
        .where('id', '=', id),
    ),
    tx.run(tables.deleteFrom('accounts.factor_challenges').where('id', '=', challenge_id)),
    tx.run(
      tables
        .deleteFrom('accounts.factors')
        .where('user_id', '=', user_id)
        .where('status', '=', 'unverified')
        .where('id', '<>', id),
    ),
  ])
}

/**
 * Removes a factor; sessions that rose by it fall back to aal1. Recovery codes are never the only
 * factor: they go with the last app.
 */
export async function removeFactor(tx: Transaction, user_id: string, id: string): Promise<void> {
  const others = await tx.run(
    tables
      .selectFrom('accounts.factors')
      .select(['id', 'factor_type', 'status'])
      .where('user_id', '=', user_id)
      .where('id', '<>', id)
      .forUpdate(),
  )
  const hasApp = others.some((one) => one.factor_type === 'totp' && one.status === 'verified')
  const codes = hasApp ? [] : others.filter((one) => one.factor_type === 'recovery_code')
  const removed = [id, ...codes.map((one) => one.id)]
  await Promise.all([
    tx.run(
      tables
        .updateTable('accounts.sessions')
        .set({
          aal: 'aal1',
          factor_id: null,
          amr: sql<string>`coalesce((select jsonb_agg(entry order by place) from jsonb_array_elements(amr)
            with ordinality as listed (entry, place) where entry ->> 'method' not in ('totp', 'mfa/recovery_code')), '[]')`,
        })
        .where('user_id', '=', user_id)
        .where('factor_id', 'in', removed),
    ),
    tx.run(
      tables
        .deleteFrom('accounts.factors')
        .where('id', 'in', removed)
        .where('user_id', '=', user_id),
    ),
  ])
}

function withoutSecond(amr: unknown): AuthMethod[] {
  return (amr as AuthMethod[]).filter(
    ({ method }) => method !== 'totp' && method !== 'mfa/recovery_code',
  )
}
