import * as z from 'zod/mini'
import { plainAddress } from './plain-address.ts'

const message = 'Enter an email address, like name@example.com.'

const label = String.raw`[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?`

/** As HTML has it, with a domain that has a dot, and a last part of two characters or more that begins with a letter. */
const whole = new RegExp(
  String.raw`^[a-zA-Z\d.!#$%&'*+/=?^_\x60{|}~-]+@(?:${label}\.)+[a-zA-Z][a-zA-Z\d-]{0,61}[a-zA-Z\d]$`,
)

/**
 * An address as HTML's own `type=email` accepts it, with a domain that has a dot, at most 255 characters,
 * in lower case.
 */
export const emailAddress = z
  .string(message)
  .check(
    z.overwrite(plainAddress),
    z.maxLength(255, 'An email address has at most 255 characters.'),
    z.regex(whole, message),
  )
