import { nameWords } from '../values/names.ts'
import { shownName } from '../values/shown-name.ts'

/**
 * A word of a name as it sounds to those who write it down: Phiri and Firi, Mulenga and Murenga, Chanda and
 * Canda are one. `accounts.name_keys` of the database writes a word in the same way.
 */
export const soundOf = (word: string) =>
  word
    .replaceAll('l', 'r')
    .replaceAll('y', 'i')
    .replaceAll('ph', 'f')
    .replaceAll('ch', 'c')
    .replaceAll(/(.)\1+/gu, '$1')

/** The words of a name as they sound. */
export const soundsOf = (full_name: string) => nameWords(shownName(full_name)).map(soundOf)

/** Whether two words are the same, or one letter of them is wrong, missing, added or swapped with the next. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = (word: string, from: number) => word.slice(from)
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1)
  if (rest(short, at + 1) === rest(long, at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && rest(short, at + 2) === rest(long, at + 2)
}
