import { plainPhone } from '../phone/read-phone.ts'
import { nameWords } from '../values/names.ts'

/** What a member of the desk typed into one field, in its parts. */
export interface SearchWords {
  words: string[]
  /** As `plainPhone` writes it, from its start. */
  phone: string | null
  /** A whole email address. */
  address: string | null
  /** `YYYY-MM-DD`. */
  born_on: string | null
  born_year: number | null
}

/** Fewer digits are of too many people. */
const fewestDigits = 5

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'

const numberOf = (month: string) => String(months.indexOf(month.toLowerCase()) + 1)

const dates: readonly [RegExp, (parts: string[]) => string[]][] = [
  [/\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/, ([y, m, d]) => [y!, m!, d!]],
  [/\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/, ([d, m, y]) => [y!, m!, d!]],
  [/\b(\d{1,2}) +(\d{1,2}) +((?:19|20)\d{2})\b/, ([d, m, y]) => [y!, m!, d!]],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? +(?:of +)?(${monthName})[a-z]*,? +(\\d{4})\\b`, 'i'),
    ([d, m, y]) => [y!, numberOf(m!), d!],
  ],
  [
    new RegExp(`\\b(${monthName})[a-z]* +(\\d{1,2})(?:st|nd|rd|th)?,? +(\\d{4})\\b`, 'i'),
    ([m, d, y]) => [y!, numberOf(m!), d!],
  ],
]

const twoDigits = (part: string) => part.padStart(2, '0')

/** Before it no one who lives was born. */
const firstYear = 1900

/** A day of the calendar; undefined where there is no such day, or no one was born then. */
function dayFrom([year, month, day]: string[]): string | undefined {
  if (Number(year) < firstYear) return undefined
  const text = `${year}-${twoDigits(month!)}-${twoDigits(day!)}`
  const read = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : undefined
}

/** Reads name, phone number, email address, day and year of birth from one line, in any order. */
export function readSearch(typed: string): SearchWords {
  // Pasted numbers and dates have dashes and digits of every kind.
  const plain = typed.normalize('NFKC').replaceAll(/[\u2010-\u2015\u2212\u00b7\u2022_~]/g, '-')
  let rest = ` ${plain.replace(/\btel:/i, ' ')} `
  let born_on: string | null = null
  let address: string | null = null
  // The typed text, because an address may have an underscore.
  const at = /[^\s<>"“”:;,()]+@[^\s<>"“”;,()]+\.[^\s<>"“”;,()]+/.exec(typed.normalize('NFKC'))
  if (at) {
    address = at[0].toLowerCase()
    rest = rest.replace(/\S+@\S+\.\S+/i, ' ')
  }
  for (const [form, order] of dates) {
    const found: RegExpExecArray | null = born_on === null ? form.exec(rest) : null
    const day: string | undefined = found ? dayFrom(order(found.slice(1))) : undefined
    if (found && day) {
      born_on = day
      rest = rest.replace(found[0], ' ')
    }
  }
  const year = /(?:^|\s)((?:19|20)\d{2})(?=\s|$)/.exec(rest)
  const digits = rest.replaceAll(/\D/g, '').length
  const isYearAlone = year !== null && digits === 4
  if (isYearAlone) rest = rest.replace(year[0], ' ')
  const number = /[+([]?\d[\d\s()[\]./-]*\d/.exec(rest)
  const phone = number ? plainPhone(number[0]) : ''
  if (number) rest = rest.replace(number[0], ' ')
  return {
    words: nameWords(rest).filter((word) => /\p{L}/u.test(word)),
    phone: phone.length >= fewestDigits ? phone : null,
    address,
    born_on,
    born_year: isYearAlone ? Number(year[1]) : null,
  }
}

/** Whether there is anything to look for: two letters of a name, or one of the rest. A year alone is of too many. */
export const isSearch = ({ words, phone, address, born_on }: SearchWords) =>
  words.some((word) => word.length >= 2) || phone !== null || address !== null || born_on !== null
