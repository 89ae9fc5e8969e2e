import * as z from 'zod/mini'
import { cleanText } from './clean-text.ts'

const message = 'Enter an email address, like name@example.com.'

const label = String.raw`[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?`

/** As HTML has it, with a domain that has a dot, and a last part that begins with a letter. */
const whole = new RegExp(
  String.raw`^[a-zA-Z\d.!#$%&'*+/=?^_\x60{|}~-]+@(?:${label}\.)+[a-zA-Z](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?$`,
)

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
