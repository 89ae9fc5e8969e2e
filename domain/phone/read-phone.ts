import { invisible, plainDigits } from '../values/invisible.ts'
import {
  countryCode,
  foreignLengths,
  mobilesAbroad,
  zambian,
  zeroAfterCode,
} from './numbering-plan.ts'

/** What people write between the digits and around them: spaces, brackets, quotes, dots and dashes of every kind; a `#` is of a code such as `*123#`. */
const separators = /(?!#)[\s\p{P}\p{M}\p{So}\p{Sk}|~<>=\u2212]/gu
/** What a number begins with where it is copied from a card, a message or a link. */
const label =
  /^[^\p{L}\d+]*(?:(?:tel(?:ephone)?|phone|mobile|cell|call(?:to)?|sms|whats ?app)(?: (?:no|number))?(?![\p{L}\d])|https?:\/\/wa\.me\/(?=\d))/iu

const { mobile, fixed, other } = zambian('')
const ofZambia = new RegExp(
  `^(?:\\+?(?:00)?260)?0?(?:(?<mobile>${mobile})|(?<fixed>${fixed})|(?<other>${other}))$`,
)
const ofAnotherCountry = new RegExp(`^(?:\\+|00)(?!260)(${countryCode}\\d*)$`)

const example = '0977 123 456'
const abroad = 'A number of another country starts with + and its code.'

/**
 * A number that can be dialled, in the form of E.164 (`+260977123456`), or what is wrong with it.
 * `kind` says what is called; a short number (`933`) stays as it is.
 */
export type ReadPhone =
  | { number: string; kind: 'mobile' | 'fixed' | 'other' | 'foreign' | 'short' }
  | { problem: string }

/** Digits, and a plus in front where there is one; the rest is what people paste and write around them. */
const bare = (typed: string) =>
  plainDigits(typed.normalize('NFKC'))
    .replaceAll(invisible, '')
    .replace(label, '')
    .trim()
    .replace(zeroAfterCode, '$1')
    .replaceAll(separators, '')

/** Reads a telephone number as people paste and write it, by the numbering plan of Zambia and E.164. */
export function readPhone(typed: string): ReadPhone {
  const digits = bare(typed)
  if (!/^\+?\d+$/.test(digits)) {
    return { problem: `Write the phone number in digits, such as ${example}.` }
  }
  const own = ofZambia.exec(digits)
  if (own) {
    const kind = own.groups!['mobile'] ? 'mobile' : own.groups!['fixed'] ? 'fixed' : 'other'
    return { number: `+260${own.groups![kind]}`, kind }
  }
  const foreign = ofAnotherCountry.exec(digits)?.[1]
  if (foreign && foreign.length >= 7 && foreign.length <= 15) {
    const problem = countProblem(foreign)
    return problem ? { problem } : { number: `+${foreign}`, kind: 'foreign' }
  }
  if (/^[1-9]\d{2,3}$/.test(digits)) return { number: digits, kind: 'short' }
  return { problem: problemOf(digits) }
}

/** A mobile number of a country around, or Britain, with a digit too few or too many; of other numbers we know too little. */
function countProblem(foreign: string): string | undefined {
  const code = Object.keys(mobilesAbroad).find((one) => foreign.startsWith(one))
  if (code === undefined) return undefined
  const [rest, most] = [foreign.slice(code.length), foreignLengths[code]]
  // Fixed lines of Malawi begin with 1 as well, and have seven digits.
  const isMobile = new RegExp(`^${mobilesAbroad[code]}`).test(rest) && !foreign.startsWith('2651')
  return isMobile && rest.length !== most
    ? `This number has ${rest.length} digits after +${code}; a mobile number there has ${most}.`
    : undefined
}

function problemOf(digits: string): string {
  if (/^(\+|00)(?!0|260)/.test(digits)) {
    return ofAnotherCountry.test(digits)
      ? 'This number cannot be dialled: with the code of its country it has 7 to 15 digits.'
      : 'No country has this code after the +. Check the number.'
  }
  // As it is dialled within Zambia: the digits that are counted are those of the example.
  const national = digits.replace(/^\+?(00)?2600?/, '0').replace('+', '')
  if (digits.length > 17) return `Write one phone number, such as ${example}.`
  if (national.length !== 10) {
    const count = `This number has ${national.length} ${national.length === 1 ? 'digit' : 'digits'}; a Zambian mobile number has 10, such as ${example}.`
    return national.length > 10 ? `${count} ${abroad}` : count
  }
  return `No number of Zambia starts with ${national.slice(0, 3)}. A mobile number starts with 09, 07 or 05, such as ${example}. ${abroad}`
}

/** A number in the form in which it is stored, compared and sent: E.164, or short. Undefined where it is none. */
export function normalPhone(typed: string): string | undefined {
  const read = readPhone(typed)
  return 'number' in read ? read.number : undefined
}

/** A mobile number of Zambia in the form of E.164, as a payment needs it; undefined where it is none. */
export function mobilePhone(typed: string): string | undefined {
  const read = readPhone(typed)
  return 'number' in read && read.kind === 'mobile' ? read.number : undefined
}

/**
 * The digits by which numbers are compared and looked for, also a part of one: without the code of Zambia
 * and zeros in front, as `accounts.plain_phone` of the database does it. Empty where it is no number.
 */
export function plainPhone(typed: string): string {
  const digits = bare(typed)
  return /^\+?\d+$/.test(digits) ? digits.replace(/^\+?(00260|260)?0*/, '') : ''
}
