import { type Actor, asSystemFor, authorize } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { notSignedIn, Problem } from '#server/platform/problem.ts'
import { countWithin, releaseWithin } from '#server/platform/rate-limit.ts'
import { findAccount } from '../data.ts'
import { noteWrongPassword } from '../wrong-passwords/data.ts'
import { isPasswordOf, requireHashingCapacity } from './password-hashes.ts'

type Settings = Pick<Env, 'AUTH_LIMITS' | 'AUTH_SECRET' | 'PUBLIC_URL'>

/** What a request says of its caller. */
interface Caller {
  actor: Actor
  caller_address: string
}

/** Wrong ones of an account, wherever its password is asked for again. The login has limits of its own. */
const wrongOnes = { name: 'wrong own passwords', points: 5, seconds: 900 }

function tooManyWrong(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60)
  const message = `There were ${wrongOnes.points} wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return new Problem(429, 'too_many_requests', message, {
    fields: { password: message },
    retryAfter: seconds,
  })
}

/**
 * Compares what was typed with the password of the caller, outside of any transaction. Each try counts as a wrong one
 * until it was right, so that many at once gain nothing; a right one does not give back earlier wrong ones.
 *
 * @throws Problem 401 or 403 where the caller has no right to the call, 422 where it is another password, 429 after
 *   five of these in 15 minutes, 503 where too many are checked
 */
export async function requireOwnPassword(
  env: Settings,
  { actor, caller_address }: Caller,
  password: string,
): Promise<void> {
  requireHashingCapacity(caller_address)
  const { account, wait } = await asSystemFor(
    actor,
    'see whose password is asked for again',
    async (tx) => ({
      account: await findAccount(tx, { id: actor.user_id }),
      wait: env.AUTH_LIMITS ? await countWithin(tx, env, wrongOnes, actor.user_id) : 0,
    }),
  )
  if (!account) throw notSignedIn()
  if (wait > 0) throw tooManyWrong(wait)
  const { user } = account
  const giveBack = () =>
    asSystemFor(actor, 'count no try that was not wrong', (tx) =>
      releaseWithin(tx, env, wrongOnes, actor.user_id),
    )
  let isWrong = false
  try {
    isWrong = !(await isPasswordOf(user.password_hash, password, caller_address))
  } finally {
    if (!isWrong && env.AUTH_LIMITS) await giveBack()
  }
  if (!isWrong) return
  await asSystemFor(actor, 'count a wrong password', (tx) =>
    noteWrongPassword(tx, { env }, user.email ?? '', user),
  )
  throw new Problem(422, 'invalid', 'Please check what you entered.', {
    fields: { password: 'This is not your password.' },
  })
}

/**
 * The check of each call that gives rights, takes them or erases a record: a session that was left open, or a stolen
 * token, is not enough (docs/decisions/133-password-again.md).
 */
export function passwordCheck(env: Settings) {
  return async (caller: Caller, password: string): Promise<void> => {
    await authorize(caller.actor)
    await requireOwnPassword(env, caller, password)
  }
}
