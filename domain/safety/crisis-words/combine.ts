import { groups as shared } from './groups.ts'
import { ordinary } from './ordinary.ts'
import { violenceGroups } from './violence-groups.ts'

/**
 * Words of several groups near each other, in any order (`a + b`) or in this one (`a > b`). A word
 * counts once. A full stop counts as four words, so that two short sentences belong together.
 */
export interface Combination {
  kind: 'done' | 'violence' | 'self' | 'other'
  words: string
  /** It is about someone else, with or without a name. */
  isOther?: true
  /** How many words the first and the last are apart at most. */
  within: number
  /** Groups none of which is among these words or within six words of them. */
  not?: string
}

/** What was found: where it begins in the text and ends. */
export interface Found {
  start: number
  end: number
}

const groups = { ...shared, ...violenceGroups, ...ordinary }

const margin = 6
const stop = 4
const never = -1000

const ids = new Map(Object.keys(groups).map((name, id) => [name, id]))
function idOf(name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`There is no group ${name}.`)
  return id
}

/** The groups of each word or of two or three words; `x?` is with and without its last letter. */
const groupsOf = new Map<string, number[]>()
for (const [name, words] of Object.entries(groups))
  for (const word of words.trim().split(/\s+/)) {
    const plain = word.replaceAll('_', ' ')
    const forms = plain.endsWith('?') ? [plain.slice(0, -1), plain.slice(0, -2)] : [plain]
    for (const form of forms) {
      const of = groupsOf.get(form) ?? []
      if (!of.includes(idOf(name))) groupsOf.set(form, [...of, idOf(name)])
    }
  }

const number = idOf('number')
const none: readonly number[] = []

interface Rule<C> {
  combination: C
  parts: readonly number[]
  inOrder: boolean
  not: readonly number[]
}

/** A word of the text: its place, counting stops, and its letters. */
interface Word {
  at: number
  start: number
  end: number
}

/** Finds combinations in a text that `normalise` has prepared. Time grows with its length only. */
export function finder<C extends Combination>(
  combinations: readonly C[],
): (text: string, report: (combination: C, found: Found) => void) => void {
  const rules = combinations.map((combination): Rule<C> => {
    const inOrder = combination.words.includes('>')
    const parts = combination.words.split(inOrder ? ' > ' : ' + ').map(idOf)
    return { combination, parts, inOrder, not: combination.not?.split(' ').map(idOf) ?? [] }
  })
  const rulesOf = Array.from({ length: ids.size }, () => [] as number[])
  rules.forEach(({ parts }, index) => {
    for (const part of new Set(parts)) rulesOf[part]!.push(index)
  })

  return (text, report) => {
    const { words, inGroups, places } = readWords(text)
    const seen = new Int32Array(rules.length).fill(-1)
    // For each rule and part the word at which the best match of it began.
    const begun = rules.map(({ parts }) => new Int32Array(parts.length).fill(-1))
    const place = (index: number) => (index < 0 ? never : words[index]!.at)
    inGroups.forEach((mine, now) => {
      for (const group of mine)
        for (const index of rulesOf[group]!) {
          if (seen[index] === now) continue
          seen[index] = now
          const rule = rules[index]!
          const first = advance(rule, begun[index]!, now, mine)
          if (first < 0 || place(now) - place(first) > rule.combination.within) continue
          const [from, to] = [place(first) - margin, place(now) + margin]
          if (rule.not.some((one) => hasBetween(places[one]!, from, to))) continue
          begun[index]!.fill(-1)
          report(rule.combination, { start: words[first]!.start, end: words[now]!.end })
        }
    })
  }
}

/** Takes one more word into a rule: the word with which the match begins that it completes, or -1. */
function advance(
  { parts, inOrder }: Rule<unknown>,
  begun: Int32Array,
  now: number,
  mine: readonly number[],
): number {
  if (inOrder) {
    for (let part = parts.length - 1; part >= 0; part -= 1)
      if (mine.includes(parts[part]!)) begun[part] = part === 0 ? now : begun[part - 1]!
    return mine.includes(parts.at(-1)!) ? begun.at(-1)! : -1
  }
  // A word of two groups fills the one that is longer without.
  let oldest = -1
  for (let part = 0; part < parts.length; part += 1)
    if (mine.includes(parts[part]!) && (oldest < 0 || begun[part]! < begun[oldest]!)) oldest = part
  begun[oldest] = now
  return begun.reduce((min, one) => Math.min(min, one), now)
}

function readWords(text: string) {
  const words: Word[] = []
  const written: string[] = []
  let [at, start] = [0, 0]
  for (const word of text.split(' ')) {
    const end = start + word.length
    if (word === '.') at += stop
    else if (word !== '') {
      written.push(word)
      words.push({ at: (at += 1), start, end })
    }
    start = end + 1
  }
  const places = Array.from({ length: ids.size }, () => [] as number[])
  const inGroups = written.map((word, index) => {
    let found = groupsOf.get(word) ?? none
    if (/^(?:[89]|[1-9]\d\d?)$/.test(word)) found = [...found, number]
    let more = word
    for (let next = index + 1; next <= index + 2 && next < words.length; next += 1) {
      if (words[next]!.at !== words[next - 1]!.at + 1) break
      more += ` ${written[next]!}`
      const longer = groupsOf.get(more)
      if (!longer) continue
      found = [...found, ...longer]
      words[index]!.end = words[next]!.end
    }
    for (const group of found) places[group]!.push(words[index]!.at)
    return found
  })
  return { words, inGroups, places }
}

/** Whether one of the sorted places lies within both limits. */
function hasBetween(places: readonly number[], from: number, to: number): boolean {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < from) low = middle + 1
    else high = middle
  }
  return low < places.length && places[low]! <= to
}
