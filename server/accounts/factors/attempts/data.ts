import { sql } from 'kysely'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import type { AuthSettings, Bearer } from '../../auth-settings.ts'
import { wrongCodesMail } from '../mails.ts'
import {
  type Attempt,
  isMailedSession,
  macOfAddress,
  requireNoWait,
  secondsToWait,
  warnAfter,
  warningInterval,
} from './attempt-limits.ts'

/**
 * A try of a second factor, before its code is checked. Tries of one account are serialised, so
 * that many at once gain nothing.
 *
 * @param options.isGuessable false for codes too long to guess: only the session's own limit counts
 * @param options.locked the error code of the 429
 * @throws AuthProblem 429 with `Retry-After` while a limit is reached
 */
export async function startAttempt(
  tx: Transaction,
  { env }: Pick<AuthSettings, 'env'>,
  { account, session }: Bearer,
  {
    address,
    isGuessable = true,
    locked,
  }: { address: string; isGuessable?: boolean; locked: string },
): Promise<Attempt> {
  const user_id = account.user.id
  const address_hmac = macOfAddress(env.AUTH_SECRET, user_id, address)
  // Also those stored under a secret that is being replaced.
  const earlier = env.AUTH_SECRETS.map((secret) => macOfAddress(secret, user_id, address))
  const [, [known], wrong] = await Promise.all([
    tx.run(tables.selectFrom('accounts.users').select('id').where('id', '=', user_id).forUpdate()),
    tx.run(
      tables
        .selectFrom('accounts.known_addresses')
        .select('user_id')
        .where('user_id', '=', user_id)
        .where('address_hmac', 'in', earlier)
        .where('last_right_at', '>', sql<Date>`now() - interval '90 days'`),
    ),
    tx.run(
      tables
        .selectFrom('accounts.wrong_codes')
        .select(['session_id', 'address_hmac', 'budget', 'wrong_at'])
        .where('user_id', '=', user_id)
        .where('wrong_at', '>', sql<Date>`now() - interval '1 day'`),
    ),
  ])
  const budget = known ? 'known address' : isMailedSession(session) ? 'mailed link' : 'stranger'
  const attempt: Attempt = { session_id: session.id, address_hmac, budget }
  const wait = env.AUTH_LIMITS ? secondsToWait(wrong, attempt, { now: now(), isGuessable }) : 0
  requireNoWait(wait, locked)
  return attempt
}

/**
 * Counts a wrong code, and warns the owner by email after several, at most once in an hour: an attacker who
 * tries codes has the password.
 */
export async function recordWrongCode(
  tx: Transaction,
  { env }: Pick<AuthSettings, 'env'>,
  { account }: Bearer,
  attempt: Attempt,
): Promise<void> {
  const { id: user_id, email } = account.user
  const [lastHour] = await tx.run(
    tables
      .selectFrom('accounts.wrong_codes')
      .select((row) => [
        row.fn.countAll<number>().as('count'),
        sql<boolean>`coalesce(bool_or(has_warned), false)`.as('has_warned'),
      ])
      .where('user_id', '=', user_id)
      .where('wrong_at', '>', sql<Date>`now() - make_interval(secs => ${warningInterval / 1000})`),
  )
  const has_warned = Number(lastHour!.count) + 1 >= warnAfter && !lastHour!.has_warned
  await tx.run(
    tables.insertInto('accounts.wrong_codes').values({ user_id, ...attempt, has_warned }),
  )
  if (has_warned && email) {
    await postMail(tx, await wrongCodesMail({ recipient: email, publicUrl: env.PUBLIC_URL }))
  }
}

/** After a right code: this session starts again at none, and this address has its own budget. */
export async function recordRightCode(
  tx: Transaction,
  user_id: string,
  { session_id, address_hmac }: Attempt,
): Promise<void> {
  await Promise.all([
    tx.run(
      tables
        .deleteFrom('accounts.wrong_codes')
        .where('user_id', '=', user_id)
        .where('session_id', '=', session_id),
    ),
    tx.run(
      tables
        .insertInto('accounts.known_addresses')
        .values({ user_id, address_hmac })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'address_hmac'])
            .doUpdateSet({ last_right_at: sql<Date>`now()` }),
        ),
    ),
  ])
}

/** After a new password: who knew the old one can try no more codes. */
export async function deleteWrongCodes(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(tables.deleteFrom('accounts.wrong_codes').where('user_id', '=', user_id))
}
