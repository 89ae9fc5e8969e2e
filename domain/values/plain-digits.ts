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
