import * as z from 'zod/mini'

const message = 'Enter an email address, like name@example.com.'

/** An address as HTML's own `type=email` accepts it, at most 255 characters, in lower case. */
export const emailAddress = z
  .string(message)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(255, 'An email address has at most 255 characters.'),
    z.regex(z.regexes.html5Email, message),
  )
