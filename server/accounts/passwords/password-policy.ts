import {
  findPasswordIssues,
  isPasswordTooLong,
  longPasswordMessage,
} from '#domain/accounts/accounts.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import type { Env } from '#server/platform/env.ts'

type PasswordPolicy = Pick<Env, 'AUTH_PASSWORD_MIN' | 'AUTH_PASSWORD_RULES'>

/**
 * Rejects a new password that is too long or too weak.
 *
 * @throws AuthProblem 400 `validation_failed` or 422 `weak_password` with its reasons
 */
export function rejectWeakPassword(password: string, policy: PasswordPolicy): void {
  if (isPasswordTooLong(password)) {
    throw new AuthProblem(400, 'validation_failed', longPasswordMessage)
  }
  const weakness = describeWeakness(password, policy)
  if (weakness) throw new AuthProblem(422, 'weak_password', weakness.message, weakness)
}

/** What a password that was accepted once lacks today; undefined where it lacks nothing. */
export function describeWeakness(password: string, policy: PasswordPolicy) {
  const reasons = findPasswordIssues(password, {
    minimum: policy.AUTH_PASSWORD_MIN,
    hasRules: policy.AUTH_PASSWORD_RULES,
  })
  const message = reasons.map((reason) => {
    if (reason === 'length') {
      return `Password should be at least ${policy.AUTH_PASSWORD_MIN} characters.`
    }
    return reason === 'characters'
      ? 'Password should contain an uppercase letter, a lowercase letter, a digit and a special character.'
      : 'Password is known to be weak and easy to guess, please choose a different one.'
  })
  return reasons.length > 0 ? { message: message.join(' '), reasons } : undefined
}
