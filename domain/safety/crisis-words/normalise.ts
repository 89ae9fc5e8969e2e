import { isWithin } from './letters.ts'
import { chatWords, keyWords, lookAlikes } from './spelling.ts'

/** A longer word is cut: no pattern needs it, and time must not depend on it. */
const longest = 30

/** Letters that digits and signs stand for within a word. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
}

/** Words that change nothing about the meaning. */
const fillers = new Set(
  'just really so even please simply actually literally always still very fye chabe honestly ever already only often sometimes somehow basically seriously fr smh rn lowkey tbh kinda ati ba ka'.split(
    ' ',
  ),
)

/** Words stuck together, split where a key word begins. */
const stuck =
  /^(i)?(wanna|wantto|want|gonna|going|will|should)?(to)?(kill|hurt|harm|hang|end|cut|die|hate|stab|shoot|drown)(my)?(self|life|it|all|me|now)?$/

/** "want 2 die", but not "took 2 tablets". */
const toInDigits =
  / (want|going|try|trying|tried|ready|plan|planning|about|need|like|have|decided|wish|hard|how|reason|reasons|anything|way|point|next|close|married|used|wants|wanted) 2(?= [a-z])(?! (?:tablets?|pills?|packets?|panados?|more|times|days|weeks|months|years|hours) )/g

const keysBySize = new Map<number, string[]>()
for (const word of new Set(keyWords))
  keysBySize.set(word.length, [...(keysBySize.get(word.length) ?? []), word])
const keys = new Set(keyWords)

/**
 * Prepares a text for the patterns: small letters without marks, disguises undone ("k1ll", "su icide",
 * "k i l l", "dieeee"), chat spelling and misspelt key words written out, contractions in full, fillers
 * dropped. Words are separated by one space, sentences by a full stop; a space begins and ends the text.
 */
export function normalise(text: string): string {
  const words = tokens(text)
  const plain: string[] = []
  const known = new Map<string, string>()
  for (const word of joined(words)) {
    let meant = known.get(word)
    if (meant === undefined) known.set(word, (meant = meaning(word)))
    if (meant) plain.push(meant)
  }
  return ` ${plain.join(' ')} `.replaceAll(toInDigits, ' $1 to')
}

function tokens(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/\bi'll\b/g, 'i will')
    .replaceAll(/\bwont to\b/g, 'want to')
    .replaceAll(/\b(he|she|they|you|we|it)'ll\b/g, '$1 will')
    .replaceAll(/\b(i|he|she|they|you|we)'d\b/g, '$1 would')
    .replaceAll("'", '')
    .replaceAll(/\.{2,}|…|,/g, ' ')
    .replaceAll(/(?:[.?;\n\r]|!(?![a-z]))[.?;!\s]*/g, ' . ')
    .replaceAll(/(\d)(?=(?:tablet|pill|tab|panado|capsule|packet)s?\b)/g, '$1 ')
    .split(/[^\p{L}\p{N}@$!|€*.]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === '.' ? word : word.replaceAll('.', '').slice(0, longest)))
    .filter((word) => word !== '')
}

/** Puts together what spaces have torn: "k i l l", "my self", "su icide". */
function joined(words: readonly string[]): string[] {
  const whole: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const end = endOfSingles(words, at)
    if (end - at >= 3) {
      const run = words.slice(at, end)
      whole.push(...(run.some((one) => /[b-hj-z]/.test(one)) ? [run.join('')] : run))
      at = end - 1
      continue
    }
    const two = word + (words[at + 1] ?? '')
    const three = two + (words[at + 2] ?? '')
    const size = [three, two].findIndex((one) => isKey(one))
    if (size === -1 || isKey(word)) whole.push(word)
    else {
      whole.push([three, two][size]!)
      at += 2 - size
    }
  }
  return whole
}

/** Where a run of single letters ends that begins here, at most as long as a word. */
function endOfSingles(words: readonly string[], start: number): number {
  let end = start
  while (end < words.length && end - start < longest && /^[a-z0-9]$/.test(words[end]!)) end += 1
  return end
}

const isKey = (word: string) => word.length >= 6 && keys.has(chatWords.get(word) ?? word)

function meaning(written: string): string {
  if (written === '.') return written
  if (fillers.has(written)) return ''
  const word = unstretch(undisguise(written))
  if (fillers.has(word)) return ''
  const form = chatWords.get(word) ?? chatWords.get(written)
  if (form !== undefined) return form
  if (word.length >= 6) {
    const parts = stuck.exec(word)
    if (parts && (parts[5] || parts[6] || parts[2])) return partsOf(parts)
  }
  return nearest(word)
}

function partsOf([, i, want, to, act, my, self]: RegExpExecArray): string {
  const reflexive = self === 'self' ? 'myself' : [my, self].filter(Boolean).join(' ')
  const wish =
    want === undefined
      ? ''
      : want.startsWith('want') || want === 'wanna'
        ? 'want'
        : want === 'gonna'
          ? 'going'
          : want
  return [i, wish, to ?? (wish === 'want' || wish === 'going' ? 'to' : ''), act, reflexive]
    .filter(Boolean)
    .join(' ')
}

/** Digits and signs within a word become the letters they look like; a star becomes the missing letter of a word we know. */
function undisguise(word: string): string {
  if (word.includes('*') && !/[a-z].*[a-z]/.test(word)) return word.replaceAll('*', '')
  if (word.includes('*')) {
    const starred = new RegExp(`^${word.replaceAll(/\*+/g, '[a-z]{1,3}')}$`)
    return (
      [
        'kill',
        'killing',
        'suicide',
        'suicidal',
        'die',
        'rape',
        'raped',
        'dead',
        'death',
        'poison',
        'myself',
      ].find((one) => starred.test(one)) ?? word.replaceAll('*', '')
    )
  }
  if (!/[a-z]/.test(word) || !/[0-9@$!|€]/.test(word) || chatWords.has(word)) return word
  return word.replaceAll(/[0-9@$!|€]/g, (sign) => disguises[sign] ?? '')
}

/** "dieeee" is "die", "killl" is "kill": three letters or more in a row are one, or two where that is a word of ours. */
function unstretch(word: string): string {
  if (!/(.)\1\1/.test(word)) return word
  const two = word.replaceAll(/(.)\1{2,}/g, '$1$1')
  if (
    keys.has(two) ||
    /^(kill|killing|pills?|tell|hell|all|feel|will|off|too|need|been)$/.test(two)
  )
    return two
  return word.replaceAll(/(.)\1{2,}/g, '$1')
}

/** The key word that a misspelt word is one letter off, or two in a long one; else the word as it is. */
function nearest(word: string): string {
  if (word.length < 5 || keys.has(word) || lookAlikes.has(word)) return word
  const max = word.length >= 8 ? 2 : 1
  for (let size = word.length - max; size <= word.length + max; size += 1)
    for (const key of keysBySize.get(size) ?? [])
      if (key.length >= 6 && key[0] === word[0] && isWithin(word, key, max)) return key
  return word
}
