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

/**
 * What a tap on an address opens. Each part is encoded (RFC 6068): `?`, `&` and `%` may stand before the `@`
 * of an address that a person typed, and would otherwise add recipients or words.
 */
export function mailTo(address: string, subject?: string): string {
  const at = address.lastIndexOf('@')
  const to = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('@')
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject.toWellFormed())}`}`
}
