import { createHash, timingSafeEqual } from 'node:crypto'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'

export interface Challenge {
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
}

/** Seconds from the opening of a mailed link until its code is void. */
export const flowLife = 300

/**
 * The PKCE pair of a request; undefined where it has none.
 *
 * @throws AuthProblem 400 where one half is missing or malformed
 */
export function readChallenge(body: {
  code_challenge?: string | undefined
  code_challenge_method?: string | undefined
}): Challenge | undefined {
  const { code_challenge, code_challenge_method } = body
  if (!code_challenge && !code_challenge_method) return undefined
  if (!code_challenge || !code_challenge_method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  const method = code_challenge_method.toLowerCase()
  if (method !== 's256' && method !== 'plain') throw invalid('Invalid code challenge method')
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(code_challenge)) {
    throw invalid('Code challenge does not comply with requirements')
  }
  return { code_challenge, code_challenge_method: method }
}

/** True where the verifier is the one that the challenge was made from. */
export function meetsChallenge(challenge: Challenge, verifier: string): boolean {
  const answer =
    challenge.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier
  const left = Buffer.from(answer)
  const right = Buffer.from(challenge.code_challenge)
  return left.length === right.length && timingSafeEqual(left, right)
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
