import * as z from 'zod/mini'
import { cleanText } from './clean-text.ts'

const message = 'Enter an email address, like name@example.com.'

const label = String.raw`[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?`

/** As HTML has it, with a domain that has a dot, and a last part of two characters or more that begins with a letter. */
const whole = new RegExp(
  String.raw`^[a-zA-Z\d.!#$%&'*+/=?^_\x60{|}~-]+@(?:${label}\.)+[a-zA-Z][a-zA-Z\d-]{0,61}[a-zA-Z\d]$`,
)

/** No address begins with these; quotes, brackets and marks come along where it is copied from a sentence. */
const before = /^[\s"'`“”‘’«»()[\]{}<>:;,*]+/
/** What follows its last letter. */
const after = /[^\p{L}\p{N}]+$/u

/**
 * An email address as it is pasted from a message or a link: `<a@b.zm>`, one with its scheme, `Mary Banda <a@b.zm>,`,
 * `(a@b.zm).`, `a @ b.zm`, or with letters of full width. A joiner has no meaning in it, whatever is beside it.
 */
const bareAddress = (typed: string) =>
  cleanText(typed)
    .normalize('NFKC')
    .replaceAll(/\u200c|\u200d|\ufe0f/g, '')
    .replace(/^[^<>@]*<([^<>\s]+)>/, '$1')
    .replace(/^\s*(?:e-?mail\s*:\s*|mail(?=to:)to:)+/i, '')
    .replace(/(@[^?]*)\?.*$/s, '$1')
    .replace(/\s*@\s*/, '@')
    .replace(before, '')
    .replace(after, '')

/** More is no address, and would be looked through for long. */
const longest = 1000

/** An address as it is stored and compared, however it was typed or pasted. */
export const plainAddress = (typed: string): string =>
  (typed.length > longest ? typed : bareAddress(typed)).toLowerCase()

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
