import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 where it was recorded before how the money went back, in another way or by another person */
export function requireSameReturn(isSame: boolean): void {
  if (!isSame)
    throw new Problem(
      409,
      'given_back',
      'It was recorded already how this money went back. Nothing was changed.',
    )
}
