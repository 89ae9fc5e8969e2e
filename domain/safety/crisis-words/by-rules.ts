import { combinations } from './combinations.ts'
import { finder } from './combine.ts'
import {
  isLocalViolence,
  localActs,
  localOther,
  localThoughts,
  localToOthers,
} from './local-words.ts'
import { respelt } from './local-spelling.ts'
import { normalise } from './normalise.ts'
import { anyOf } from './pattern.ts'
import { acts, harm, means, plans, wishes } from './thoughts.ts'
import { toMe, toOthers } from './violence.ts'
import { isAboutOther } from './who.ts'
import { withoutSayings } from './without-sayings.ts'
import { type CrisisKind, crisisKindOrder } from './kinds.ts'

const acted = anyOf(acts)
// One expression of all would be too long for the engine to optimise: 15 ms for 24,000 letters, not 0.1.
const thoughts = [wishes, plans, means, harm].map((patterns) => anyOf(patterns))
const hurt = anyOf(toMe)
const hurtsOther = anyOf(toOthers)
const findCombinations = finder(combinations)

/** Where the writer is named in what someone else did. */
const reported =
  / (?:told|tell|tells|sent|gave|texted|called|asked|shown|showed|begging|help) (?:me|my)(?= )/g

/**
 * Finds words of crisis by patterns of meaning: they know plain words, and whom they are about. Time grows with
 * the length of the text.
 */
export function kindsByRules(text: string): readonly CrisisKind[] {
  const whole = normalise(text)
  const plain = withoutSayings(whole)
  const found = new Set<CrisisKind>()
  // Not matchAll: that copies the expression, and the copy is compiled again.
  const about = (pattern: RegExp, kind: CrisisKind) =>
    plain.replace(pattern, (match, index: number) => {
      const isOther = isAboutOther(plain, index, match)
      if (kind === 'done') found.add('done')
      if (isOther) found.add('other')
      else found.add(kind)
      return match
    })
  about(acted, 'done')
  for (const thought of thoughts) about(thought, 'self')
  findCombinations(plain, (combination, { start, end }) => {
    const { kind } = combination
    if (found.has(kind) && found.has('other')) return
    const match = plain.slice(start, end).replaceAll(reported, ' ')
    const isMine = /\b(?:i|am)\b/.test(match) || !isAboutOther(plain, start, match)
    const isOther = combination.isOther ?? (kind === 'other' || !isMine)
    if (kind === 'done' || kind === 'violence' || !isOther) found.add(kind)
    if (isOther) found.add('other')
  })
  if (matches(plain, hurt)) found.add('violence')
  if (matches(plain, hurtsOther)) found.add('violence').add('other')
  // As it is written first: one letter off, a word may be another one as well.
  for (const local of new Set([whole, respelt(whole)])) {
    const mine: CrisisKind = localOther.test(local) ? 'other' : 'self'
    if (matches(local, localActs)) found.add('done').add(mine)
    if (matches(local, localThoughts)) found.add(mine)
    if (isLocalViolence(local)) found.add('violence')
    if (matches(local, localToOthers)) found.add('violence').add('other')
  }
  return crisisKindOrder.filter((kind) => found.has(kind))
}

const matches = (text: string, pattern: RegExp) => text.search(pattern) > -1
