import { invisible, plainDigits } from './invisible.ts'

/**
 * Units that a field itself has beside it, and kwacha. A strength's is none of them: `mg` is chosen. Those of
 * glucose are in the letters by which their field recognises which of both it is.
 */
const beside =
  /^(?:k|zk|zmw)\s*(?=[\d.,])|\s*(?:mmols?(?:\s?\/?\s?l(?:it(?:er|re))?)?|mg(?:\s?\/?\s?dl|%)|mm\s?hg|bpm|kwacha|zmw|kgs?|cms?)\.?$/gi

/** Groups of three, of which the first does not begin with zero: what is between them is no decimal sign. */
const grouped = [
  /^-?[1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d*)?$/,
  /^-?[1-9]\d{0,2}(?:(?:,\d{3}){2,}(?:\.\d*)?|,\d{3}\.\d*)$/,
  /^-?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}(?:,\d*)?|\.\d{3},\d*)$/,
]

/** Halves and quarters, as a dose of tablets has them: `½`, `1/2`, `1 ½`, `1 1/2`. Others are no number. */
const fraction = /^(?:(\d{1,3})\s+)?([13])\/([24])$/
const signs: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

function readFraction(text: string): number | undefined {
  const spelled = text
    .replaceAll(invisible, '')
    .replaceAll(/[½¼¾]/g, (sign) => ` ${signs[sign]}`)
    .replaceAll('\u2044', '/')
    .trim()
  const [, whole = '0', above, below] = fraction.exec(spelled) ?? []
  const part = Number(above) / Number(below)
  return part < 1 ? Number(whole) + part : undefined
}

/** `1,250` may be a thousand or one and a quarter. */
const ambiguous = /^-?[1-9]\d{0,2},\d{3}$/

/** `7½` and `7²` would become 71/2 and 72 in simple characters. */
const raised = /\p{No}/u

const withoutUnit = (text: string) =>
  plainDigits(raised.test(text) ? text : text.normalize('NFKC'))
    .replaceAll(invisible, '')
    .replaceAll('\ufe0f', '')
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u2012-\u2015\u2212]/g, '-')
    // Before decimals as they are written by hand, in England and on some keyboards.
    .replace(/(\d)[\u00b7\u2027\u30fb](?=\d)/, '$1.')
    .trim()
    // Some keyboards set a space after a full stop.
    .replace(/^(\d+) ?([.,]) ?(?=\d)/, '$1$2')
    .replaceAll(beside, '')

/**
 * A number as people write it, with a comma or a dot before its decimals: `7.2`, `7,2`, `.5`, `7.`,
 * `0,125`, `1 250.50`, `1,250.50`, `1.250,50`, `7.2 mmol/L`, and halves and quarters as `½` or `1/2`. Groups of three are read where they cannot be
 * decimals. Undefined where nothing is written, NaN where it is no number or could be two.
 *
 * @param most decimals that the value has at most, such as two of money: `1,250` is then a thousand, `0,500` a
 *   half, and `0,125` no amount
 */
export function readDecimal(text: string, most = Infinity): number | undefined {
  const typed = withoutUnit(text)
  if (typed === '') return text.trim() === '' ? undefined : Number.NaN
  if (ambiguous.test(typed)) return most < 3 ? Number(typed.replace(',', '')) : Number.NaN
  if (grouped.some((pattern) => pattern.test(typed))) {
    // The last sign is that of the decimals where it differs from the one between the groups.
    const [between] = /[^\d-]/.exec(typed)!
    return Number(typed.replaceAll(between, '').replace(',', '.'))
  }
  if (!/^-?(?:\d+[.,]?\d*|[.,]\d+)$/.test(typed))
    return (most === Infinity ? readFraction(text) : undefined) ?? Number.NaN
  const [, decimals = ''] = typed.split(/[.,]/)
  // A whole number with decimals is left to the words of its schema.
  // Zeros after them change nothing where no thousand begins so, as in `0,500`.
  const counted = /^-?0*[.,]/.test(typed) ? decimals.replace(/0+$/, '') : decimals
  if (most > 0 && counted.length > most) return Number.NaN
  return Number(typed.replace(',', '.'))
}

/** A number with its unit after it: `10 units`, `2 tabs`. The unit is chosen in a field of its own, and may be another. */
const withWord = /^\d+(?:[.,]\d{1,2})?\s*([a-zA-Z]{2,12})\.?$/

/**
 * What is asked about a number that could be two, or that has a unit, in place of the field's own message:
 * `1,250` is 1250 or 1.25.
 */
export function askWhichNumber(text: string): string | undefined {
  const typed = withoutUnit(text)
  const [, unit] = withWord.exec(typed) ?? []
  // Never with the number itself: 5 mg are not 5 tablets, and 2 weeks are not 2 days.
  if (unit)
    return `Enter only a number, in the unit of this field. It may be another unit than “${unit}”.`
  if (!ambiguous.test(typed)) return undefined
  const [thousands, decimal] = [typed.replace(',', ''), Number(typed.replace(',', '.'))]
  return `Write ${thousands} without a comma, or ${decimal} with a dot.`
}
