/** Titles before a name that are not part of it. */
const titles = /^(dr|prof|mr|mrs|ms|miss|sr|fr|rev)\.?$/i

/** The name one is called by: the first word of a full name that is no title; empty where there is none. */
export function firstName(full_name: string): string {
  const words = full_name.trim().split(/\s+/)
  return words.find((word) => !titles.test(word)) ?? words[0] ?? ''
}

/** The first letters of the first and the last name, for where there is no picture; empty where there is none. */
export function initials(full_name: string): string {
  const names = full_name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !titles.test(word))
  const ends = names.length > 1 ? [names[0]!, names.at(-1)!] : names
  return ends.map((name) => String.fromCodePoint(name.codePointAt(0)!).toUpperCase()).join('')
}

/** What stands for the apostrophe of Ng'andu, by the keyboard on which it was typed. */
export const apostrophes = /['’‘ʼʻʹ`´′＇]/g

/** A name as it is looked for: without marks and in small letters, and `Ŋandu` as `nandu`, for keyboards without ŋ. */
export function plainName(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ŋ', 'n')
}

/** The words of a name as they are compared: without marks and apostrophes, in small letters. */
export function nameWords(text: string): string[] {
  return plainName(text)
    .replaceAll(apostrophes, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/**
 * Whether a name matches the search text: all of it as one part, or each word of it, in any order,
 * as the start of a word.
 */
export function isNamed(full_name: string, typed: string): boolean {
  if (plainName(full_name).includes(plainName(typed.trim()))) return true
  const [own, wanted] = [nameWords(full_name), nameWords(typed)]
  return wanted.length > 0 && wanted.every((word) => own.some((one) => one.startsWith(word)))
}
