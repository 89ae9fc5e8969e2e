import type { NamedDuties } from '#domain/safety/duties.ts'
import { Problem } from '#server/platform/problem.ts'

const notInPractice = 'Choose a provider of the list: this one is not in practice.'

/** @throws Problem 422 that names each field with someone who is no provider in practice */
export function requireInPractice(inPractice: ReadonlySet<string>, named: NamedDuties): void {
  const wrong = Object.entries(named).filter(([, id]) => id !== null && !inPractice.has(id))
  if (wrong.length === 0) return
  const fields = Object.fromEntries(wrong.map(([field]) => [field, notInPractice]))
  throw new Problem(422, 'invalid', notInPractice, { fields })
}
