const lettersOf = new Intl.Segmenter('en')

/**
 * A text by a person as it can be printed: without what steers a line or hides (control characters,
 * marks of direction, halves of characters), in one line, and of a length that a page holds.
 */
export function printable(text: string, most = 120): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const letters = Array.from(lettersOf.segment(plain), ({ segment }) => segment)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : plain
}
