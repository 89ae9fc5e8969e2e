/**
 * A sum as the database writes it, in ngwee.
 *
 * @throws RangeError where a number cannot say it to the ngwee
 */
export function exactly(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A sum is too large for a number.')
  return value
}
