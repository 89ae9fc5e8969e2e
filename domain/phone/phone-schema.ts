import * as z from 'zod/mini'
import { normalPhone, readPhone } from './read-phone.ts'

/** What is wrong with a number that cannot be dialled. */
const problemOf = (typed: unknown) => {
  const read = readPhone(String(typed))
  return 'problem' in read
    ? read.problem
    : 'Enter a number with its area code, such as 0977 123 456.'
}

const phone = (isShortAllowed: boolean) =>
  z.string('Enter a phone number, for example 0977 123 456.').check(
    z.overwrite((typed) => normalPhone(typed) ?? typed.trim()),
    z.refine(
      (typed) => {
        const read = readPhone(typed)
        return typed === '' || ('number' in read && (isShortAllowed || read.kind !== 'short'))
      },
      { error: ({ input }) => problemOf(input) },
    ),
  )

/** The number of a person as it is typed, or empty; it becomes E.164, and one that cannot be dialled is rejected. */
export const phoneNumber = phone(false)

/** The same where a person may also want a short number, such as 933. */
export const numberToCall = phone(true)
