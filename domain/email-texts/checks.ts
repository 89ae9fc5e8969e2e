import { phonesInText } from '../phone/phones-in-text.ts'
import { type EmailText, type Wording, placeholdersOf } from './email-text.ts'
import { paragraphsOf, placeholderPattern } from './fill.ts'
import { findFirstLineWords, findHealthWords } from './health-words.ts'
import { longestWording } from './longest.ts'

/** What is wrong with a text, by field, in the words that an admin reads. */
export type Issues = Partial<Record<keyof Wording, string>>

type Find = (text: string) => readonly string[]

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

const namesIn = (text: string) => [
  ...new Set([...text.matchAll(placeholderPattern)].map(([, name]) => name!)),
]

const notFirst = (words: readonly string[]) =>
  `Others see the subject and the first paragraph on a locked screen. Remove there: ${quoted(words)}.`

/** Addresses of pages and emails. What is in braces was taken out before. */
const address =
  /\b(?:[a-z]+:\/\/|www\.)\S+|[^\s@]+@[^\s@]+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?/iu
/** A day, or a number in thousands, which can have as many digits as an account. */
const dayOrThousands =
  /\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b|(?:^|[^\d ] ?)\d{1,3}(?: \d{3}){1,2}(?! ?\d)/g
/** What could be an account to pay to. */
const longNumber = /\d(?:[\s.,/-]?\d){6,}/
/** The first number to call, but for short ones such as 112: a house may have that number. */
const phoneIn = (text: string): string | undefined =>
  phonesInText(text)
    .flatMap((part) => (typeof part === 'string' ? [] : part.text))
    .find((number) => number.length > 4)

const missingText: Readonly<Record<keyof Wording, string>> = {
  subject: 'Write a subject.',
  body: 'Write the text.',
  button: 'Write what the button says.',
}

/** What a field cannot be, whatever it says. */
function checkForm(field: keyof Wording, text: string): string | undefined {
  if (!text.trim()) return missingText[field]
  if (text.length > longestWording[field])
    return `Write at most ${longestWording[field]} characters.`
  if (field !== 'body' && text.includes('\n')) return 'Write this in one row.'
  return undefined
}

/** What is wrong with each of the three, whatever it is a text of. */
function checkWords(text: string, findMore: Find): string | undefined {
  const words = [...findHealthWords(text), ...findMore(text)]
  if (words.length > 0)
    return `Others may read this email. It must say nothing of health: remove ${quoted(words)}.`
  // Letters and digits of full width are read as others are.
  const plain = text.replaceAll(placeholderPattern, ' ').normalize('NFKC')
  if (/[{}]/.test(plain))
    return 'A brace is only for a placeholder, such as {clinic}: small letters between { and }.'
  if (/<[a-z/!?]|&#?[a-z0-9]+;/i.test(plain))
    return 'Write plain text: marks such as <b> or &nbsp; would be seen as they are.'
  const link = address.exec(plain)?.[0]
  if (link) return `Remove “${link}”. Addresses come from placeholders alone: {link}, {email}.`
  const number = phoneIn(plain)
  if (number) return `Remove “${number}”. Write {phone} for the number of the clinic.`
  const long = longNumber.exec(plain.replaceAll(dayOrThousands, ' '))?.[0]
  if (long) return `Remove “${long}”. How invoices are paid is among the settings of the clinic.`
  return undefined
}

function checkPlaceholders(definition: EmailText, field: keyof Wording, text: string) {
  const known = placeholdersOf(definition)
  const names = namesIn(text)
  if (field === 'button')
    return names.length > 0 ? 'The words of the button have no placeholders.' : undefined
  const unknown = names.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    return `There is no placeholder ${inBraces(unknown)} in this text. There are: ${inBraces(Object.keys(known))}.`
  if (field === 'subject') {
    const wrong = names.filter((name) => known[name]!.isPrivate || known[name]!.isBlock)
    return wrong.length > 0 ? `Not for a subject: ${inBraces(wrong)}.` : undefined
  }
  return checkBody(known, names, text)
}

function checkBody(
  known: EmailText['placeholders'],
  names: readonly string[],
  text: string,
): string | undefined {
  const missing = Object.keys(known).filter(
    (name) => known[name]!.isRequired && !names.includes(name),
  )
  if (missing.length > 0) return `The text needs ${inBraces(missing)}.`
  const paragraphs = paragraphsOf(text)
  const blocks = names.filter((name) => known[name]!.isBlock)
  const within = blocks.filter(
    (name) =>
      paragraphs.filter((one) => one === `{${name}}`).length !== 1 ||
      text.split(`{${name}}`).length !== 2,
  )
  if (within.length > 0) return `Write once, on its own row: ${inBraces(within)}.`
  const early = namesIn(paragraphs[0]!).filter(
    (name) => known[name]!.isPrivate || known[name]!.isBlock,
  )
  return early.length > 0
    ? `Not for the first paragraph, which a locked screen shows: ${inBraces(early)}.`
    : undefined
}

const shownFirst = (field: keyof Wording, text: string) =>
  field === 'subject' ? text : field === 'body' ? (paragraphsOf(text)[0] ?? '') : ''

/**
 * What keeps a text from being saved, one thing for each field; nothing where it may be.
 *
 * @param findMore further words of health, which only the server knows
 */
export function checkWording(
  definition: EmailText,
  wording: Wording,
  findMore: Find = () => [],
): Issues {
  const issues: Issues = {}
  for (const field of ['subject', 'body', 'button'] as const) {
    const text = wording[field]
    const first = findFirstLineWords(shownFirst(field, text))
    const issue =
      checkForm(field, text) ??
      checkPlaceholders(definition, field, text) ??
      checkWords(text, findMore) ??
      (first.length > 0 ? notFirst(first) : undefined)
    if (issue) issues[field] = issue
  }
  return issues
}
