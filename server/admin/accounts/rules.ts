/**
 * A query of PostgreSQL's text search: names in which each of these words begins a word. Nothing that
 * is typed has a meaning in it: every word stands between quotes.
 *
 * @returns empty where nothing typed is a word
 */
export function wordsOf(typed: string): string {
  return typed
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `'${word.replaceAll("'", "''")}':*`)
    .join(' & ')
}
