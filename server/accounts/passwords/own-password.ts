import { type Actor, asSystemFor, authorize } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { notSignedIn, Problem } from '#server/platform/problem.ts'
import { RateLimit } from '#server/platform/rate-limit.ts'
import { findAccount } from '../data.ts'
import { noteWrongPassword } from '../wrong-passwords/data.ts'
import { isPasswordOf, requireHashingCapacity } from './password-hashes.ts'

type Settings = Pick<Env, 'AUTH_LIMITS' | 'AUTH_SECRET' | 'PUBLIC_URL'>

/** What a request says of its caller. */
interface Caller {
  actor: Actor
  caller_address: string
}

/**
 * Compares what was typed with the password of the caller, outside of any transaction.
 *
 * @throws Problem 401 or 403 where the caller has no right to the call, 422 where it is another password, 503 where
 *   too many are checked
 */
export async function requireOwnPassword(
  env: Settings,
  { actor, caller_address }: Caller,
  password: string,
): Promise<void> {
  const account = await asSystemFor(actor, 'see whose password is asked for again', (tx) =>
    findAccount(tx, { id: actor.user_id }),
  )
  if (!account) throw notSignedIn()
  const { user } = account
  if (await isPasswordOf(user.password_hash, password, caller_address)) return
  await asSystemFor(actor, 'count a wrong password', (tx) =>
    noteWrongPassword(tx, { env }, user.email ?? '', user),
  )
  throw new Problem(422, 'invalid', 'Please check what you entered.', {
    fields: { password: 'This is not your password.' },
  })
}

/**
 * The check of each call that gives rights or takes them: a session that was left open, or a stolen token, is not
 * enough (docs/decisions/133-password-again.md).
 */
export function passwordCheck(env: Settings) {
  const tries = new RateLimit(env, { name: 'rights of others', points: 60, seconds: 900 })
  return async (caller: Caller, password: string): Promise<void> => {
    const { actor, caller_address } = caller
    await authorize(actor)
    requireHashingCapacity(caller_address)
    const wait = await tries.secondsToWait(actor.user_id)
    if (wait > 0)
      throw new Problem(429, 'too_many_requests', 'Too many tries. Please wait a moment.', {
        retryAfter: wait,
      })
    await requireOwnPassword(env, caller, password)
  }
}
