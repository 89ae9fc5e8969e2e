import * as z from 'zod/mini'
import { normalPhone, readPhone } from './read-phone.ts'

/** What is wrong with a number that cannot be dialled. */
const problemOf = (typed: unknown) => {
  const read = readPhone(String(typed))
  return 'problem' in read
    ? read.problem
    : 'Enter a number with its area code, such as 0977 123 456.'
}

const isDialable = (typed: string, isShortAllowed: boolean) => {
  const read = readPhone(typed)
  return typed === '' || ('number' in read && (isShortAllowed || read.kind !== 'short'))
}

const message = 'Enter a phone number, for example 0977 123 456.'

const phone = (isShortAllowed: boolean, known?: string) =>
  z.string(message).check(
    z.overwrite((typed) => (typed === known ? typed : (normalPhone(typed) ?? typed.trim()))),
    z.refine((typed) => typed === known || isDialable(typed, isShortAllowed), {
      error: ({ input }) => problemOf(input),
    }),
  )

/** The number of a person as it is typed, or empty; it becomes E.164, and one that cannot be dialled is rejected. */
export const phoneNumber = phone(false)

/** The same where a person may also want a short number, such as 933. */
export const numberToCall = phone(true)

/** The same in a form that began with `known`: an older number that cannot be read may stay as it is. */
export const phoneNumberOr = (known: string) => phone(false, known)

/** A number as it is sent: E.164 where it can be read. What else is wrong with it says `phoneProblem`. */
export const sentPhone = z.string(message).check(
  z.maxLength(100, message),
  z.overwrite((typed) => normalPhone(typed) ?? typed.trim()),
)

/** What is wrong with the number of a person; undefined where it can be dialled, or is empty. */
export const phoneProblem = (typed: string): string | undefined =>
  isDialable(typed, false) ? undefined : problemOf(typed)
