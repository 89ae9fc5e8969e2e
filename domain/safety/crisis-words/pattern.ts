import { vocabulary } from './vocabulary.ts'

/**
 * Patterns are written as people speak, over text that `normalise` has prepared: small letters, one
 * space between words, a full stop between sentences.
 *
 * - `{name}` is any word of that group of the vocabulary.
 * - `[a|b]` is a word that may be missing.
 * - `~` is up to three words, `~~` up to seven; neither leaves the sentence.
 * - Everything else is a regular expression.
 *
 * Gaps are bounded and words are at most 30 letters long, so that time grows with the length only.
 */
function sourceOf(pattern: string): string {
  return pattern
    .replaceAll(/\{([a-z]+)\}/gi, (_, name: string) => {
      const words = vocabulary[name]
      if (!words) throw new Error(`The vocabulary has no group ${name}.`)
      return `(${sourceOf(words)})`
    })
    .replaceAll(/\[([^\]]+)\] /g, '(($1) )?')
    .replaceAll(/ \[([^\]]+)\]/g, '( ($1))?')
    .replaceAll('~~ ', '([a-z0-9]+ ){0,7}')
    .replaceAll('~ ', '([a-z0-9]+ ){0,3}')
    .replaceAll(/\((?!\?)/g, '(?:')
}

/** Lets what must not follow end with a word: "to" is not the beginning of "today". */
function wholeWordsAfter(source: string): string {
  const start = source.indexOf('(?!')
  if (start === -1) return source
  let end = start + 3
  for (let depth = 1; depth > 0; end += 1) {
    if (end >= source.length) throw new Error(`A bracket is open: ${source}`)
    depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0
  }
  const inside = wholeWordsAfter(source.slice(start + 3, end - 1))
  return `${source.slice(0, start)}(?!(?:${inside})(?= ))${wholeWordsAfter(source.slice(end))}`
}

/**
 * One expression that finds any of the patterns as whole words.
 *
 * @param captured come after the others; what matches one of them is the group of its number
 */
export function anyOf(patterns: readonly string[], captured: readonly string[] = []): RegExp {
  const whole = (pattern: string) => wholeWordsAfter(sourceOf(pattern))
  const sources = [...patterns.map(whole), ...captured.map((pattern) => `(${whole(pattern)})`)]
  return new RegExp(` (?:${sources.join('|')})(?= )`, 'g')
}
