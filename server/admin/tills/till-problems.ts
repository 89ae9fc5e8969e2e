import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 where a till is open: it is counted before it is corrected */
export function requireClosed({ closed_at }: { closed_at: Date | null }): void {
  if (!closed_at)
    throw new Problem(
      409,
      'till_open',
      'This till is still open. It is counted first, by the person who holds it or by an admin.',
    )
}
