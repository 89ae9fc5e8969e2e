import type { Wording } from './email-text.ts'

/** What placeholders become: paragraphs for a block, words for every other one. */
export type Values = Readonly<Record<string, string | readonly string[]>>

/** The parts of an email, with the button between `before` and `after`. */
export interface Filled {
  subject: string
  before: string[]
  after: string[]
}

export const placeholderPattern = /\{([a-z_]+)\}/g

/** A paragraph that is one placeholder and nothing else: its name. */
const alone = (paragraph: string) => /^\{([a-z_]+)\}$/.exec(paragraph)?.[1]

/** The paragraphs of a body: each row is one, with an empty row after it or not. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** What breaks a line or turns the direction of words, of a value that stands within a line. */
const breaks = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Puts values in the place of placeholders, once from left to right: what a value contains is never a placeholder,
 * a line break or a paragraph. The result is text; who shows it as HTML escapes it.
 */
export function fill(wording: Pick<Wording, 'subject' | 'body'>, values: Values): Filled {
  const inLine = (text: string) =>
    text.replaceAll(placeholderPattern, (written, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name]! : written
      return typeof value === 'string' ? value.replaceAll(breaks, ' ') : ''
    })
  const filled: Filled = { subject: inLine(wording.subject), before: [], after: [] }
  let place: 'before' | 'after' = 'before'
  for (const paragraph of paragraphsOf(wording.body)) {
    const name = alone(paragraph)
    const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined
    if (name === 'link') place = 'after'
    else if (typeof value === 'object') filled[place].push(...value)
    else filled[place].push(inLine(paragraph))
  }
  return filled
}
