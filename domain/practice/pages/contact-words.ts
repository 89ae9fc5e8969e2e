import { shownName } from '../../values/shown-name.ts'

const email = /@|[([]\s*at\s*[)\]]/i
/** Names before a dot that are degrees: "B.Com". */
const degrees = new Set(['b', 'm', 'bsc', 'msc', 'dip', 'hon', 'hons', 'cert'])
const address = /https?:|www\./i
const site =
  /([a-z0-9-]{1,63})\.(?:com|org|net|info|biz|ly|africa|co|zm|io|gl|xyz|app|dev|ke|za|uk|eu)(?![a-z0-9])/gi
/** Endings that are words too, so only in small letters, and with an address behind them. */
const linkOfWord =
  /[a-z0-9-]\.(?:me|do|to|it|link|site|online|page|shop|store|blog|tech)(?![a-z0-9])/
/** Years and times of day are no part of a number. */
const yearsAndTimes = /(^|\D)(?:(?:19|20)\d\d|(?:[01]?\d|2[0-3])[.:][0-5]\d)(?!\d)/g
/** Nine digits or more, as in the shortest number that can be dialled, with what people put between them. */
const phone = /\d(?:[^\p{L}\p{N}]{0,4}\d){8}/u

/** Said of words about oneself with a way to reach the writer past the clinic. */
export const noContactText =
  'Remove phone numbers, links and email addresses. Patients book and write to you here.'

/** Each digit of another script as ours. */
const withDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0)!
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9)
      zero--
    return String(digit.codePointAt(0)! - zero)
  })

/** Whether a text names a phone number, a link or an email address. */
export function hasContact(text: string): boolean {
  const plain = withDigits(shownName(text))
  return (
    email.test(plain) ||
    address.test(plain) ||
    [...plain.matchAll(site)].some(([, name]) => !degrees.has(name!.toLowerCase())) ||
    linkOfWord.test(plain) ||
    phone.test(plain.replaceAll(yearsAndTimes, '$1x'))
  )
}
