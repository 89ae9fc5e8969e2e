import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { isSearch, readSearch } from './search-words.ts'

/** So many are answered; where there are more, the desk adds a word. */
export const maxFound = 20

export const deskSearch = z.object({
  search: freeText(200).check(
    z.refine(
      (typed) => isSearch(readSearch(typed)),
      'Enter a part of the name, a phone number, or a date of birth. A year alone is not enough.',
    ),
  ),
})

/** A patient whom the desk found. */
export const deskPatient = z.object({
  id: uuid(),
  full_name: z.string(),
  phone_number: z.nullable(z.string()),
  /** Whose the number is, where it is not their own. */
  phone_of: z.nullable(z.string()),
  date_of_birth: z.nullable(z.iso.date()),
  born_in: z.nullable(z.int()),
  gets_email: z.boolean(),
})
export type DeskPatient = z.output<typeof deskPatient>

export const deskPatients = z.object({ patients: z.array(deskPatient), has_more: z.boolean() })
export type DeskPatients = z.output<typeof deskPatients>
