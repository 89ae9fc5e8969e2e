/** Buckets that runs of letters and words are hashed into. */
export const buckets = 1 << 16

/** Words of a window, and how far the next one begins after it: danger is often one sentence of a long text. */
const windowLength = 30
const windowStep = 15

/** Longest run of letters, and of words, that is one feature. */
const mostLetters = 5
const mostWords = 2

/**
 * The words of a text in small letters, without accents, apostrophes and invisible signs. Letters that are
 * drawn out count twice at most.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’‘`´]/gu, '')
    .replaceAll(/(.)\1{2,}/gs, '$1$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The features of each window of a text: which runs of letters and words occur in it. At least one window. */
export function featuresOf(text: string): Uint16Array[] {
  const words = wordsOf(text)
  const windows: Uint16Array[] = []
  for (let start = 0; ; start += windowStep) {
    const isLast = words.length <= start + windowLength + (start === 0 ? windowStep : 0)
    windows.push(featuresIn(words.slice(start, isLast ? undefined : start + windowLength)))
    if (isLast) return windows
  }
}

function featuresIn(words: readonly string[]): Uint16Array {
  const found = new Set<number>()
  const text = ` ${words.join(' ')} `
  for (let start = 0; start < text.length; start++) {
    let hash = firstHash
    const end = Math.min(text.length, start + mostLetters)
    for (let at = start; at < end; at++) {
      hash = mix(hash, text.charCodeAt(at))
      if (at > start) found.add(bucketOf(hash))
    }
  }
  for (let start = 0; start < words.length; start++) {
    let hash = ~firstHash
    const end = Math.min(words.length, start + mostWords)
    for (let at = start; at < end; at++) {
      for (const letter of words[at]!) hash = mix(hash, letter.codePointAt(0)!)
      hash = mix(hash, 32)
      found.add(bucketOf(hash))
    }
  }
  return Uint16Array.from(found)
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const firstHash = 0x811c9dc5
const mix = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)

/** The low bits of FNV alone are poorly spread: the high ones are folded in. */
function bucketOf(hash: number): number {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (folded ^ (folded >>> 13)) & (buckets - 1)
}
