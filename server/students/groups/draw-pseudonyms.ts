import { randomInt } from 'node:crypto'
import { pseudonymAt, pseudonymCount } from '#domain/students/pseudonyms.ts'

/** Shares no divisor with the number of names, so that each of them comes once. */
const stride = 275

/** All names, each once, from one drawn at random on. */
export function* drawPseudonyms(): Generator<string> {
  const start = randomInt(pseudonymCount)
  for (let count = 0; count < pseudonymCount; count++)
    yield pseudonymAt((start + count * stride) % pseudonymCount)
}
