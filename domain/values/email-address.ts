import * as z from 'zod/mini'
import { cleanText } from './clean-text.ts'

const message = 'Enter an email address, like name@example.com.'

/** As HTML has it, with a domain that has a dot and ends in letters. */
const whole = new RegExp(`(?=^[^@]*@[^@]*\\.[a-z][a-z\\d-]*$)${z.regexes.html5Email.source}`)

/** A joiner has no meaning in an address, whatever is beside it. */
const withoutMarks = (typed: string) => cleanText(typed).replaceAll(/[\u200c\u200d]/g, '')

/**
 * An address as HTML's own `type=email` accepts it, with a domain that has a dot, at most 255 characters,
 * in lower case.
 */
export const emailAddress = z
  .string(message)
  .check(
    z.overwrite(withoutMarks),
    z.trim(),
    z.toLowerCase(),
    z.maxLength(255, 'An email address has at most 255 characters.'),
    z.regex(whole, message),
  )
