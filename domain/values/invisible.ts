/**
 * What has no shape and no width: soft hyphen, joiners, marks and overrides of direction, fillers, tags.
 * Pasted numbers, names and addresses carry them from other programs (Unicode, Default_Ignorable_Code_Point
 * and Bidi_Control). Variation selectors are none of them: an emoji is another without.
 */
export const invisible =
  // oxlint-disable-next-line no-misleading-character-class -- each character of the class is meant by itself
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu

const others = /(?!\d)\p{Nd}/gu
const digit = /\p{Nd}/u

/** Ten digits follow one another from the zero of their script, whose code ends with 0, or with 6 (Unicode, Nd). */
function valueOf(one: string): string {
  const code = one.charCodeAt(0)
  const begins = digit.test(String.fromCharCode(code & ~15)) ? 0 : 6
  return String((code & 15) - begins)
}

/**
 * A text with simple digits, each in the place where it was: `٠٩٧٧` is `0977`. The keys of phones in Arabic, Persian,
 * Hindi or Bengali have no others.
 */
export const plainDigits = (text: string): string =>
  // What needs two units is made simple by `normalize('NFKC')`.
  text.replaceAll(others, (one) => (one.length > 1 ? one : valueOf(one)))
