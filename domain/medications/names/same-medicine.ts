import type { MedicineClass } from './known-medicines.ts'
import { type NamedMedicine, readName, wordsOf } from './read-name.ts'
import { isMisspelt } from './spelling.ts'

/** How two names go together: `maybe` where one is misspelt, so that it is asked. */
export interface Sameness {
  certainty: 'sure' | 'maybe'
  /** The generic names that both hold; empty where the table knows neither. */
  generics: readonly string[]
}

/** Of things that are no tablets: beside a name of a few letters they make it another one. */
const otherForms = ['cream', 'ointment', 'lotion', 'soap', 'cough', 'lozenges']

/** `ABC cream` is not abacavir. */
function namedBy(name: string) {
  const { medicines, rest } = readName(name)
  const isOther = wordsOf(name).some((word) => otherForms.includes(word))
  return { medicines: isOther ? medicines.filter(({ isShort }) => !isShort) : medicines, rest }
}

/** Whether two names are of the same medicine, or of medicines with the same content; undefined where not. */
export function samenessOf(one: string, other: string): Sameness | undefined {
  const [first, second] = [namedBy(one), namedBy(other)]
  const both = first.medicines.flatMap((medicine) =>
    second.medicines
      .filter(({ generic }) => generic === medicine.generic)
      .map(({ isGuess }) => ({
        generic: medicine.generic,
        isSure: !isGuess && !medicine.isGuess,
      })),
  )
  if (both.length === 0 && isInsulinTwice(first.medicines, second.medicines))
    return { certainty: 'maybe', generics: ['insulin'] }
  if (both.length > 0)
    return {
      certainty: both.some(({ isSure }) => isSure) ? 'sure' : 'maybe',
      generics: both.map(({ generic }) => generic),
    }
  // What the table knows is compared by it alone.
  if (first.medicines.length > 0 || second.medicines.length > 0) return undefined
  const certainty = ownWordsMatch(first.rest, second.rest)
  return certainty && { certainty, generics: [] }
}

/** `Insulin` and `Actrapid`: which one the first is, its package says. */
const isInsulinTwice = (...lists: readonly (readonly NamedMedicine[])[]) =>
  lists.every((medicines) => medicines.some((one) => one.class === 'insulin')) &&
  lists.some((medicines) => medicines.some(({ generic }) => generic === 'insulin'))

/** Compared word by word, so that the letter of a vitamin counts. */
function ownWordsMatch(one: readonly string[], other: readonly string[]) {
  const [first, second] = [one, other].map((words) => words.filter((word) => /[a-z]/.test(word)))
  if (first!.length === 0 || second!.length === 0) return undefined
  if (first!.join('') === second!.join('')) return 'sure'
  const isNear = first!.every(
    (word, place) => word === second![place] || isMisspelt(word, second![place] ?? ''),
  )
  return isNear && first!.length === second!.length ? 'maybe' : undefined
}

/** Few people need two of one of these classes (British National Formulary, 2024). */
const seldomBoth: readonly (readonly MedicineClass[])[] = [
  ['sulfonylurea'],
  ['nsaid'],
  ['ace', 'sartan'],
  ['statin'],
  ['beta-blocker'],
  ['steroid'],
]
/** Two of one of these at once are a double dose in effect. */
const doubling: readonly (readonly MedicineClass[])[] = [['sulfonylurea'], ['nsaid']]

function areOf(groups: typeof seldomBoth, one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => readName(name).medicines)
  return groups.some((classes) =>
    [first!, second!].every((medicines) => medicines.some((held) => classes.includes(held.class))),
  )
}

/** Whether two medicines do the same, so that few people take both. */
export const areOfOneKind = (one: string, other: string): boolean => areOf(seldomBoth, one, other)

/** Whether doses of two entries count together: the same medicine, or two that double each other. */
export const countTogether = (one: string, other: string): boolean =>
  samenessOf(one, other) !== undefined || areOf(doubling, one, other)

/** A key of a name: the same for each spelling of it. */
export function keyOfName(name: string): string {
  const { medicines, rest } = readName(name)
  return medicines.length > 0
    ? medicines
        .map(({ generic }) => generic)
        .toSorted()
        .join('+')
    : rest.join(' ') || wordsOf(name).join(' ')
}
