/** A name has 200 characters at most (`domain/accounts/profile.ts`), and stands in a sentence of ours here and there. */
const longestName = 300

const charactersOf = new Intl.Segmenter('en')

/**
 * A user's text as it can be printed: without characters that control the layout or hide text (control characters,
 * marks of direction, halves of characters), in one line, and of a length that a page holds.
 */
export function printable(text: string, max = longestName): string {
  const plain = text
    .toWellFormed()
    // What is invisible takes no room either: "1\u{200b}0 mg" would become "1 0 mg".
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const letters = Array.from(charactersOf.segment(plain), ({ segment }) => segment)
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : plain
}
