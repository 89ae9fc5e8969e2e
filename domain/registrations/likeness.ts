import { isOneLetterOff, soundsOf } from './name-sound.ts'

/** What is known of a person at the counter. Dates are `YYYY-MM-DD`, numbers in the form of E.164. */
export interface KnownPerson {
  full_name: string
  gender: string | null
  date_of_birth: string | null
  /** Where the day is unknown. */
  born_in: number | null
  phone_number: string | null
  nrc: string | null
  nhima_number: string | null
}

/** Why two records may be of one person, in the order in which they are shown. */
export const likenessReasons = ['nrc', 'nhima_number', 'name', 'birth', 'phone'] as const
export type LikenessReason = (typeof likenessReasons)[number]

/** Shorter words are too often another name: Ba, Jo. */
const fewestLetters = 3

const isSameWord = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= fewestLetters && isOneLetterOff(one, other))

/** How many words of the two names are the same, each used once, in any order. */
function wordsInCommon(one: readonly string[], other: readonly string[]): number {
  const open = [...other]
  return one.filter((word) => {
    const exact = open.indexOf(word)
    const at = exact >= 0 ? exact : open.findIndex((candidate) => isSameWord(word, candidate))
    if (at >= 0) open.splice(at, 1)
    return at >= 0
  }).length
}

/** A whole name: all words of the shorter one, of which there are at least two. */
function isWholeName(one: readonly string[], other: readonly string[]): boolean {
  const fewest = Math.min(one.length, other.length)
  const shared = wordsInCommon(one, other)
  return shared === fewest && (fewest >= 2 || Math.max(one.length, other.length) === 1)
}

const yearOf = ({ date_of_birth, born_in }: KnownPerson) =>
  date_of_birth ? Number(date_of_birth.slice(0, 4)) : born_in

/** How two births compare: `slip` is a day and month the wrong way round, or one figure off. */
function compareBirth(one: KnownPerson, other: KnownPerson): 'same' | 'slip' | 'unknown' | 'other' {
  const [a, b] = [one.date_of_birth, other.date_of_birth]
  const [yearA, yearB] = [yearOf(one), yearOf(other)]
  if (yearA === null || yearB === null) return 'unknown'
  if (a && b) {
    if (a === b) return 'same'
    const turned = `${b.slice(0, 4)}-${b.slice(8)}-${b.slice(5, 7)}`
    return a === turned || isOneLetterOff(a.replaceAll('-', ''), b.replaceAll('-', ''))
      ? 'slip'
      : 'other'
  }
  // A year alone is often said, not read from a card.
  if (yearA === yearB) return 'same'
  return Math.abs(yearA - yearB) === 1 ? 'slip' : 'other'
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other

/**
 * Why these may be one person, or nothing where they are not likely to be. A phone is shared within a family and
 * twins are born on one day, so neither is enough without the name; and a name that many have is not enough where
 * the births differ.
 */
export function likenessOf(one: KnownPerson, other: KnownPerson): LikenessReason[] {
  const [names, others] = [soundsOf(one.full_name), soundsOf(other.full_name)]
  const birth = compareBirth(one, other)
  const has = {
    nrc: isSame(one.nrc, other.nrc),
    nhima_number: isSame(one.nhima_number, other.nhima_number),
    name: isWholeName(names, others),
    birth: birth === 'same' || birth === 'slip',
    phone: isSame(one.phone_number, other.phone_number),
  }
  const isSameSex = one.gender === null || other.gender === null || one.gender === other.gender
  const whole = [one.date_of_birth, other.date_of_birth].every(Boolean)
  const isFirstNameTheSame =
    names.length > 0 && others.length > 0 && isSameWord(names[0]!, others[0]!)
  const isOnePerson =
    has.nrc ||
    has.nhima_number ||
    (isSameSex &&
      ((has.name && (has.birth || birth === 'unknown')) ||
        // Of a figure that was misread, or the other calendar day, at the same number.
        (has.name && has.phone && isYearMisread(one, other)) ||
        // A name that changed with a marriage, or was written too differently.
        (birth === 'same' && whole && has.phone && isFirstNameTheSame)))
  return isOnePerson ? likenessReasons.filter((reason) => has[reason]) : []
}

/** Years of one person that were said and written at two times: 1984 and 1948 too. */
function isYearMisread(one: KnownPerson, other: KnownPerson): boolean {
  const [a, b] = [yearOf(one), yearOf(other)]
  return a !== null && b !== null && isOneLetterOff(String(a), String(b))
}
