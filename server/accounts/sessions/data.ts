import { sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { accessTokenLife } from '#server/platform/session.ts'
import { type Account, readAccount, type SessionRow } from '../data.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { describeUser } from '../describe-user.ts'
import { writeRefreshToken } from './refresh-tokens.ts'

export interface AuthMethod {
  method: string
  timestamp: number
}

/** Where a session was opened from. */
export interface Device {
  user_agent: string | undefined
  ip: string
}

/**
 * Opens a session and answers the contract's Session object.
 *
 * @param method how the person proved who they are: `password`, `otp` …
 */
export async function issueSession(
  tx: Transaction,
  settings: Pick<AuthSettings, 'env' | 'token_key'>,
  user_id: string,
  { method, device }: { method: string; device: Device },
) {
  const amr: AuthMethod[] = [{ method, timestamp: Math.floor(Date.now() / 1000) }]
  const [[session]] = await Promise.all([
    tx.run(
      tables
        .insertInto('accounts.sessions')
        .values({
          user_id,
          amr: JSON.stringify(amr),
          user_agent: device.user_agent?.slice(0, 300) ?? null,
          ip: device.ip,
        })
        .returningAll(),
    ),
    tx.run(
      tables
        .updateTable('accounts.users')
        .set({ last_sign_in_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
        .where('id', '=', user_id),
    ),
    tx.run(
      tables
        .updateTable('accounts.identities')
        .set({ last_sign_in_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
        .where('user_id', '=', user_id)
        .where('provider', '=', 'email'),
    ),
  ])
  return describeSession(settings, await readAccount(tx, user_id), session!)
}

/** The Session object of Supabase Auth, with a fresh access token for `session`. */
export async function describeSession(
  { env, token_key }: Pick<AuthSettings, 'env' | 'token_key'>,
  account: Account,
  session: SessionRow,
) {
  const user = describeUser(account)
  const expires_at = Math.floor(Date.now() / 1000) + accessTokenLife
  const access_token = await token_key.sign({
    sub: user.id,
    session_id: session.id,
    email: user.email,
    phone: '',
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr as AuthMethod[],
    is_anonymous: false,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
  })
  return {
    access_token,
    token_type: 'bearer' as const,
    expires_in: accessTokenLife,
    expires_at,
    refresh_token: writeRefreshToken(env.AUTH_SECRET, {
      session_id: session.id,
      counter: session.refresh_counter,
    }),
    user,
  }
}

/** A session still in force, with its user's id; `lock` keeps other refreshes waiting. */
export async function findSession(
  tx: Transaction,
  id: string,
  options: { lock?: boolean } = {},
): Promise<SessionRow | undefined> {
  const query = tables.selectFrom('accounts.sessions').selectAll().where('id', '=', id)
  const [session] = await tx.run(options.lock ? query.forUpdate() : query)
  return session
}

/**
 * Which of a person's sessions end: all, the one, or all but the one. The calendar feed ends with the sessions of
 * other devices: its secret address is a way in that needs no session.
 */
export async function revokeSessions(
  tx: Transaction,
  user_id: string,
  which: { scope: 'global' } | { scope: 'local' | 'others'; session_id: string },
): Promise<void> {
  const all = tables.deleteFrom('accounts.sessions').where('user_id', '=', user_id)
  if (which.scope === 'local') return void (await tx.run(all.where('id', '=', which.session_id)))
  await Promise.all([
    tx.run(which.scope === 'global' ? all : all.where('id', '<>', which.session_id)),
    endCalendarFeed(tx, user_id),
  ])
}

async function endCalendarFeed(tx: Transaction, user_id: string): Promise<void> {
  const [feed] = await tx.run(
    tables.deleteFrom('calendar_feeds').where('user_id', '=', user_id).returning('id'),
  )
  if (!feed) return
  await audit(tx, { subject_id: user_id, action: 'calendar_feed.revoke', record_id: feed.id })
}

/** Makes the next refresh token the current one. */
export async function advanceSession(tx: Transaction, session: SessionRow, device: Device) {
  const [advanced] = await tx.run(
    tables
      .updateTable('accounts.sessions')
      .set({
        refresh_counter: session.refresh_counter + 1,
        refreshed_at: sql<Date>`now()`,
        ip: device.ip,
        user_agent: device.user_agent?.slice(0, 300) ?? session.user_agent,
      })
      .where('id', '=', session.id)
      .returningAll(),
  )
  return advanced!
}

/** Limits how long the following statements wait for row locks, in seconds. */
export async function waitForLocks(tx: Transaction, seconds: number): Promise<void> {
  await tx.run(
    tables.selectNoFrom(sql<string>`set_config('lock_timeout', ${`${seconds}s`}, true)`.as('set')),
  )
}
