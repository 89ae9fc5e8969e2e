import { cleanText } from './clean-text.ts'

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
