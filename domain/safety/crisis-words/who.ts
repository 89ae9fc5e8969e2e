import { anyOf } from './pattern.ts'

/** Words that say whose life it is, the writer's or another's. */
const others = new RegExp(`${anyOf(['{person}']).source}`, 'g')
const writer = / (?:i|me|am|my|mine|myself|ndi|ni)(?= )/g
/** So many words before the match may name its subject. */
const near = 12

/**
 * Whether a match is about someone other than the writer. Myself or himself decides; else the last
 * person named before it in the same sentence, or at its beginning.
 */
export function isAboutOther(text: string, at: number, match: string): boolean {
  if (/\b(?:myself|my|me)\b/.test(match)) return false
  if (/\b(?:himself|herself|themselves|her|his|their)\b/.test(match)) return true
  const sentence = text
    .slice(Math.max(0, at - 180), at)
    .split('.')
    .at(-1)!
  const before = ` ${sentence.trim().split(' ').slice(-near).join(' ')} `
  const other = lastOf(before, others)
  return other > -1 && other > lastOf(before, writer)
}

/** Where the last match begins; "my friend" is a friend, not the writer. */
function lastOf(text: string, words: RegExp): number {
  let last = -1
  text.replace(words, (word, index: number) => {
    last = index
    return word
  })
  return last
}
