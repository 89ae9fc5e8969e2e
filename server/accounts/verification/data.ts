import { type Selectable, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Database } from '#server/platform/db/column-types.ts'
import { type Budget, countWithin } from '#server/platform/rate-limit.ts'
import type { AuthSettings } from '../auth-settings.ts'
import {
  digestOfLink,
  drawOneTimeToken,
  lifeOf,
  macOfAddress,
  macOfCode,
  type Purpose,
  rejectEmail,
  requireEmailBudget,
} from './one-time-tokens.ts'

export type OneTimeToken = Selectable<Database['accounts.one_time_tokens']>
type Settings = Pick<AuthSettings, 'env'>

/**
 * Makes a one-time token in place of an older one of the same purpose.
 *
 * @param token.sent_to the address that will be mailed
 * @param token.leads_to_password whether the mail is about a new password: it works until one is saved
 * @returns link token and code in clear, for the mail alone
 */
export async function replaceToken(
  tx: Transaction,
  { env }: Settings,
  token: {
    user_id: string
    purpose: Purpose
    sent_to: string
    flow_state_id?: string | undefined
    leads_to_password?: boolean
  },
): Promise<{ token_hash: string; code: string }> {
  const drawn = drawOneTimeToken()
  const { user_id, purpose, sent_to } = token
  const row = {
    token_hash: digestOfLink(drawn.token_hash),
    code_hmac: macOfCode(env.AUTH_SECRET, { purpose, address: sent_to, code: drawn.code }),
    sent_to,
    wrong_codes: 0,
    flow_state_id: token.flow_state_id ?? null,
    leads_to_password: token.leads_to_password ?? false,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(mins => ${lifeOf[purpose]}::integer)`,
  }
  await tx.run(
    tables
      .insertInto('accounts.one_time_tokens')
      .values({ user_id, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row)),
  )
  return drawn
}

/** The tokens that a link or a code sent to an address may mean, locked until the end. */
export async function findTokens(
  tx: Transaction,
  by: { token_hash: string } | { sent_to: string },
  purposes: readonly Purpose[],
): Promise<OneTimeToken[]> {
  if (purposes.length === 0) return []
  const query = tables
    .selectFrom('accounts.one_time_tokens')
    .selectAll()
    .where('purpose', 'in', purposes)
    .forUpdate()
  return tx.run(
    'token_hash' in by
      ? query.where('token_hash', '=', digestOfLink(by.token_hash))
      : query.where('sent_to', '=', by.sent_to),
  )
}

/** A user's tokens of some purposes, locked until the end. */
export async function findTokensOfUser(
  tx: Transaction,
  user_id: string,
  purposes: readonly Purpose[],
): Promise<OneTimeToken[]> {
  return tx.run(
    tables
      .selectFrom('accounts.one_time_tokens')
      .selectAll()
      .where('user_id', '=', user_id)
      .where('purpose', 'in', purposes)
      .forUpdate(),
  )
}

export async function countWrongCode(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(
    tables
      .updateTable('accounts.one_time_tokens')
      .set({ wrong_codes: sql<number>`wrong_codes + 1` })
      .where('id', 'in', ids),
  )
}

export async function dropToken(tx: Transaction, id: string): Promise<void> {
  await tx.run(tables.deleteFrom('accounts.one_time_tokens').where('id', '=', id))
}

/** Drops all of a person's one-time tokens, but for one: whatever they were for has been done or is void. */
export async function dropTokens(tx: Transaction, user_id: string, kept?: string): Promise<void> {
  const all = tables.deleteFrom('accounts.one_time_tokens').where('user_id', '=', user_id)
  await tx.run(kept === undefined ? all : all.where('id', '<>', kept))
}

/** Ends the link to a new password of a person who has logged in without it. */
export async function dropPasswordLinks(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(
    tables
      .deleteFrom('accounts.one_time_tokens')
      .where('user_id', '=', user_id)
      .where('leads_to_password', '=', true),
  )
}

/** Remembers that a mailed link, or the code beside it, has confirmed an address. */
export async function keepUsedLink(tx: Transaction, token: OneTimeToken): Promise<void> {
  const { token_hash, user_id } = token
  if (!token_hash) return
  await tx.run(
    tables
      .insertInto('accounts.used_links')
      .values({ token_hash, user_id })
      .onConflict((conflict) => conflict.column('token_hash').doNothing()),
  )
}

/** True where this link has confirmed the address of an account that is still there. */
export async function isUsedLink(tx: Transaction, token_hash: string): Promise<boolean> {
  const rows = await tx.run(
    tables
      .selectFrom('accounts.used_links')
      .select('user_id')
      .where('token_hash', '=', digestOfLink(token_hash)),
  )
  return rows.length > 0
}

const interval = 60

/** Emails that an address is sent because someone asked for them, with an account or without. */
const mailBudgets: readonly Budget[] = [
  { name: 'emails an hour', points: 8, seconds: 60 * 60 },
  { name: 'emails a day', points: 24, seconds: 24 * 60 * 60 },
]

/**
 * Counts an email to an address against the budgets of the hour and the day.
 *
 * @throws AuthProblem 429 `over_email_send_rate_limit`
 */
export async function countMail(
  tx: Transaction,
  { env }: Settings,
  address: string,
): Promise<void> {
  if (!env.AUTH_LIMITS) return
  const waits = await Promise.all(
    mailBudgets.map((budget) => countWithin(tx, env, budget, address)),
  )
  requireEmailBudget(Math.max(...waits))
}

/**
 * Makes sure that an address gets an email for one purpose at most once a minute, and no more than its
 * budgets in an hour and a day, with an account or without: the response must not reveal it.
 *
 * @throws AuthProblem 429 `over_email_send_rate_limit` naming the seconds to wait
 */
export async function rejectEmailTooSoon(
  tx: Transaction,
  { env }: Settings,
  purpose: Purpose,
  address: string,
): Promise<void> {
  if (!env.AUTH_LIMITS) return
  const address_hmac = macOfAddress(env.AUTH_SECRET, address)
  const [[taken], [known]] = await Promise.all([
    tx.run(
      tables
        .insertInto('accounts.mail_intervals')
        .values({ purpose, address_hmac })
        .onConflict((conflict) =>
          conflict
            .columns(['purpose', 'address_hmac'])
            .doUpdateSet({ sent_at: sql<Date>`now()` })
            .where(
              'accounts.mail_intervals.sent_at',
              '<=',
              sql<Date>`now() - make_interval(secs => ${interval}::integer)`,
            ),
        )
        .returning('sent_at'),
    ),
    tx.run(
      tables
        .selectFrom('accounts.mail_intervals')
        .select(
          sql<number>`greatest(1, ceil(${interval}::integer - extract(epoch from now() - sent_at)))::integer`.as(
            'wait',
          ),
        )
        .where('purpose', '=', purpose)
        .where('address_hmac', '=', address_hmac),
    ),
    tx.run(
      tables
        .deleteFrom('accounts.mail_intervals')
        .where('sent_at', '<', sql<Date>`now() - interval '1 hour'`),
    ),
  ])
  if (taken) return countMail(tx, { env }, address)
  rejectEmail(known?.wait ?? interval)
}

/** Stamps when a mail of some kind was last sent to a user, as the User object shows it. */
export async function stampSent(
  tx: Transaction,
  user_id: string,
  column:
    | 'confirmation_sent_at'
    | 'recovery_sent_at'
    | 'reauthentication_sent_at'
    | 'email_change_sent_at',
): Promise<void> {
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({ [column]: sql<Date>`now()`, updated_at: sql<Date>`now()` })
      .where('id', '=', user_id),
  )
}
