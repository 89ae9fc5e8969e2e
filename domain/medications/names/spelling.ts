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

/** Of a name with so many letters two may be wrong: no other medicine is as near. */
const longEnough = 11

/** Whether a word begins as a long name does, and two of its letters are missing, added or wrong. */
export function isTwiceMisspelt(word: string, name: string): boolean {
  if (name.length < longEnough || Math.abs(word.length - name.length) > 2) return false
  if (word.slice(0, 2) !== name.slice(0, 2)) return false
  let before = Array.from({ length: name.length + 1 }, (_, place) => place)
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row]
    for (let place = 1; place <= name.length; place += 1)
      next.push(
        Math.min(
          before[place]! + 1,
          next[place - 1]! + 1,
          before[place - 1]! + (word[row - 1] === name[place - 1] ? 0 : 1),
        ),
      )
    before = next
  }
  return before[name.length]! <= 2
}

/** A name as it sounds: `penecilin` and `penicillin` differ in one letter. */
export const soundOf = (name: string): string =>
  name
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replaceAll(/([a-z])\1/g, '$1')
