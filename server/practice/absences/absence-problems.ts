import { maxAbsences } from '#domain/practice/absences.ts'
import { Problem } from '#server/platform/problem.ts'

const isPast = 'Choose an end that is still to come.'

/** @throws Problem 422 where the absence is over already */
export function requireToCome(ends_at: Date, now: Date): void {
  if (ends_at <= now) throw new Problem(422, 'invalid', isPast, { fields: { ends_at: isPast } })
}

/** @throws Problem 409 where a provider has as many absences to come as can be kept */
export function requireFewer(count: number): void {
  if (count >= maxAbsences)
    throw new Problem(
      409,
      'too_many',
      `There are ${maxAbsences} absences to come already. Remove some first.`,
    )
}
