import { plainDigits } from '../values/invisible.ts'
import { dial } from './dial.ts'
import {
  countryCode,
  foreignLengths,
  mobilesAbroad,
  shortNumbers,
  zeroAfterCode,
  zambian,
} from './numbering-plan.ts'

/** At most so much between two digits of one number; a new line is never within one. */
const between =
  '[ \\t\\u00a0\\u2000-\\u200f\\u202a-\\u202f\\u2060-\\u2069\\ufeff\\u00ad()[\\]./_~\\u00b7\\u2022\\u2010-\\u2015\\u2212-]{0,3}'

const { mobile, fixed, other } = zambian(between)
const lead = `(?:(?:\\+|00)${between}2${between}6${between}0${between}0?|260${between}0?|0)${between}`
/** Without a zero in front the first three digits stand together, so that `57 0977 123 456` begins at the 0. */
const mobileWithoutZero = `(?:[59][5-8]|7[5-9])\\d(?:${between}\\d){6}`
/** In groups as people write it and without a slash, because an NRC number has nine digits as well. */
const fixedWithoutZero = '21[1-8](?:(?:[ \\u00a0-]?\\d{3}){2}|(?:[ \\u00a0-]?\\d{2}){3})'
const nrc = '\\d{6}/\\d{2}/\\d(?!\\d)'
const withoutZero = `(?!${nrc})(?:${mobileWithoutZero}|${fixedWithoutZero})`
const withPlus = `\\+(?!260)${countryCode}(?:${between}\\d){5,13}`
/** What begins with 00 may be an account: it is a number only where it has the length that its country has. */
const withZeros = `00 ?(?:${Object.entries(foreignLengths)
  .map(([code, length]) => `${code}(?:${between}0)?(?:${between}\\d){${length}}`)
  .join('|')})`
/**
 * A mobile number of another country as it is read from a phone there: its code, and neither a plus nor 00. Behind a
 * short code there is a space: eleven digits in one may be an account.
 */
const withBareCode = `(?:${Object.entries(mobilesAbroad)
  .map(([code, first]) => {
    const gap = code.length < 3 ? '[ \\u00a0]' : '[ \\u00a0-]?'
    return `${code}${gap}${first}(?:[ \\u00a0-]?\\d){${foreignLengths[code]! - 1}}`
  })
  .join('|')})`
const abroad = `(?:${withPlus}|${withZeros}|${withBareCode})`

const short = `(?:${shortNumbers.join('|')})`

/** A number is never a part of a longer one; a short one is also no part of an amount, a reading or a word. */
const pattern = new RegExp(
  `(^|[^\\d+])(\\(?(?:${lead}(?:${mobile}|${fixed}|${other})|${abroad})(?!\\d))|` +
    `(^|[^\\p{L}\\d+])(${withoutZero}(?!\\d)|${short}(?![\\p{L}\\d%]|[./:,\\u2010-\\u2015-](?!${short}(?!\\d))\\d))`,
  'gu',
)

/** A part of a text: words, or a number with what a tap on it opens. */
export type TextPart = string | { text: string; href: `tel:${string}` }

/**
 * A text in parts, with the telephone numbers that it names. They are found by the numbering plan, not by
 * counting digits: `0977 123 456 24 hours` is a number and two words, and a date or a reading is none.
 */
export function phonesInText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const plain = plainDigits(text)
  for (const match of plain.matchAll(pattern)) {
    const [, before = match[3] ?? '', found = match[4]!] = match
    const start = match.index + before.length
    if (isEndOfAmount(plain, start, end, found)) continue
    const number = ofItsLength(found)
    if (start > end) parts.push(text.slice(end, start))
    end = start + number.length
    parts.push({ text: text.slice(start, end), href: dial(withCode(number)) })
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** A number that lacks its zero gets the code of Zambia, and that of another country its plus. */
const withCode = (typed: string) => {
  const found = typed.replace(zeroAfterCode, '$1')
  if (/^(?:[579]\d|21)\d\D*\d/.test(found)) return `+260${found}`
  return /^(?:2[4-7]|44)(?!\D*0)/.test(found)
    ? `+${found}`
    : found.replace(/^\(?00(?!\D*2\D*6\D*0)/, '+')
}

/** A number with its zero or its plus is whole: in `2.0966 123 456` it follows the number of a list. */
const isWhole = /^\(?(?:0\d|\+)/

/** Whether a number is what follows the mark in `70/112`; in `933/116` both are numbers to call. */
const isEndOfAmount = (text: string, start: number, end: number, found: string) =>
  start - 1 !== end &&
  !isWhole.test(found) &&
  /\d[./:,\u2010-\u2015-]$/.test(text.slice(Math.max(0, start - 2), start))

const codeOf = new RegExp(`^\\(?\\+(?!260)(${countryCode})`)

/** Digits from which on a number of another country is whole where its own length is not known. */
const usualLength = 11

/** A number of another country without the digits that follow it in the text. */
function ofItsLength(found: string): string {
  const code = codeOf.exec(found)?.[1]
  if (!code) return found
  const own = foreignLengths[code]
  let digits = zeroAfterCode.test(found) ? -1 : 0
  for (const [at, sign] of Array.from(found).entries()) {
    if (/\d/.test(sign)) digits++
    else if (!own && digits >= usualLength && /\s/.test(sign)) return found.slice(0, at)
    if (own && digits === code.length + own) return found.slice(0, at + 1)
  }
  return found
}
