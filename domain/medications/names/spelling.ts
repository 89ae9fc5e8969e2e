/** Shorter names are compared exactly: among them one letter makes another medicine. */
const shortestMisspelt = 6

/**
 * Whether a word is this name but for one letter that is missing, added, wrong, or exchanged with the
 * next. A name has six letters or more.
 */
export function isMisspelt(word: string, name: string): boolean {
  if (name.length < shortestMisspelt || word === name) return false
  if (Math.abs(word.length - name.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === name[start]) start += 1
  const [rest, other] = [word.slice(start), name.slice(start)]
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  )
}

/** A name as it sounds: `penecilin` and `penicillin` differ in one letter. */
export const soundOf = (name: string): string =>
  name
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replaceAll(/([a-z])\1/g, '$1')
