import { whyNotFelt } from '#domain/symptoms/schema.ts'
import { Problem } from '#server/platform/problem.ts'

/**
 * @param felt_at ISO 8601; now without it
 * @throws Problem 422 where it lies in the future or too far back
 */
export function requireFeltAt(felt_at: string | undefined, now: Date): void {
  const why = felt_at && whyNotFelt(Date.parse(felt_at), now.getTime())
  if (why)
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { felt_at: why },
    })
}
