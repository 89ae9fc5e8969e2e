import { type KnownMedicine, knownNames } from './known-medicines.ts'
import { isMisspelt, isTwiceMisspelt, soundOf } from './spelling.ts'

/** A medicine that a text names. */
export interface NamedMedicine extends KnownMedicine {
  /** Written with one wrong letter: what follows from it is asked, not said. */
  isGuess: boolean
  /** Named by a few letters alone, such as `abc` or `enap`, which mean other things too. */
  isShort: boolean
}

/** Of a package, of a dose or of a salt: they name no medicine. */
const unspecific = new Set(
  (
    'mg mcg g ml iu unit units tablet tablets tab tabs capsule capsules cap caps injection syrup suspension inhaler ' +
    'cream xr sr er mr retard extra forte sodium potassium hydrochloride hcl maleate besylate besilate ' +
    'mesylate tartrate succinate phosphate fumarate and with'
  ).split(' '),
)

/** Words of a text in small letters, numbers apart: `Vitamin B6` is `vitamin`, `b`, `6`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z]+|\d+/g) ?? []

/** A name in the table has at most so many words. */
const mostWords = 4
const mostOfShort = 4
const allNames = [...knownNames.keys()].map((name) => ({ name, sound: soundOf(name) }))

/** Shorter names are compared by their letters alone. */
const soundsFrom = 8

function soundsLike(word: string) {
  const heard = soundOf(word)
  return ({ name, sound }: (typeof allNames)[number]) =>
    name.length >= soundsFrom && (heard === sound || isMisspelt(heard, sound))
}

function guess(word: string): readonly KnownMedicine[] | undefined {
  const byLetters = allNames.filter(({ name }) => isMisspelt(word, name))
  const bySound = byLetters.length > 0 ? byLetters : allNames.filter(soundsLike(word))
  const near = (
    bySound.length > 0 ? bySound : allNames.filter(({ name }) => isTwiceMisspelt(word, name))
  ).map(({ name }) => name)
  // Between two different medicines nothing is guessed.
  const held = new Set(
    near.map((name) =>
      knownNames
        .get(name)!
        .map(({ generic }) => generic)
        .join(),
    ),
  )
  return held.size === 1 ? knownNames.get(near[0]!) : undefined
}

function find(
  words: readonly string[],
  look: (joined: string) => readonly KnownMedicine[] | undefined,
) {
  const found: (KnownMedicine & { isShort: boolean })[] = []
  const rest: string[] = []
  for (let place = 0; place < words.length;) {
    let count = Math.min(mostWords, words.length - place)
    let held: readonly KnownMedicine[] | undefined
    for (; count > 0 && !held; count -= 1) held = look(words.slice(place, place + count).join(''))
    if (held) {
      const letters = words.slice(place, place + count + 1).join('').length
      found.push(...held.map((one) => ({ ...one, isShort: letters <= mostOfShort })))
      place += count + 1
    } else {
      rest.push(words[place]!)
      place += 1
    }
  }
  return { found, rest }
}

interface ReadName {
  medicines: NamedMedicine[]
  /** The words that name none. */
  rest: string[]
}

/** Names are compared with each other whenever a list is shown; the last of them stay read. */
const read = new Map<string, ReadName>()
const mostRead = 100

/** The medicines that a text names, by any of their names, and the words that name none. */
export function readName(text: string): ReadName {
  const known = read.get(text)
  if (known) return known
  if (read.size >= mostRead) read.clear()
  const named = namedIn(text)
  read.set(text, named)
  return named
}

/** What a letter or a word after the name of a medicine for pressure adds: `Losartan H`, `Telmisartan AM`. */
const suffixes: readonly [suffix: string, generic: string][] = [
  ['h', 'hydrochlorothiazide'],
  ['plus', 'hydrochlorothiazide'],
  ['hz', 'hydrochlorothiazide'],
  ['am', 'amlodipine'],
]

function besides(rest: readonly string[], medicines: readonly NamedMedicine[]): KnownMedicine[] {
  if (!medicines.some((one) => one.class === 'ace' || one.class === 'sartan')) return []
  return suffixes
    .filter(
      ([suffix, generic]) =>
        rest.includes(suffix) && !medicines.some((one) => one.generic === generic),
    )
    .flatMap(([, generic]) => knownNames.get(generic)!)
}

function namedIn(text: string): ReadName {
  const sure = find(wordsOf(text), (joined) => knownNames.get(joined))
  const guessed = find(
    sure.rest.filter((word) => !unspecific.has(word)),
    guess,
  )
  const medicines = new Map<string, NamedMedicine>()
  for (const medicine of guessed.found)
    medicines.set(medicine.generic, { ...medicine, isGuess: true })
  for (const medicine of sure.found)
    medicines.set(medicine.generic, { ...medicine, isGuess: false })
  for (const added of besides(sure.rest, [...medicines.values()]))
    medicines.set(added.generic, { ...added, isGuess: true, isShort: false })
  // "Insulin Mixtard" and "penicillin V" are one medicine, named twice.
  for (const group of ['insulin', 'penicillin'])
    if ([...medicines.values()].some((one) => one.class === group && one.generic !== group))
      medicines.delete(group)
  return { medicines: [...medicines.values()], rest: guessed.rest }
}
