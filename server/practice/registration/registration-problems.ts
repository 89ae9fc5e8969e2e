import { Problem } from '#server/platform/problem.ts'

/**
 * @param pending the provider's pending registrations
 * @param id of the one that is sent
 * @throws Problem 409 where another one is pending
 */
export function requireNoneWaiting(
  pending: readonly { id: string }[],
  id: string | undefined,
): void {
  if (pending.some((one) => one.id !== id))
    throw new Problem(
      409,
      'registration_waiting',
      'You have sent a registration already. It is being checked.',
    )
}
