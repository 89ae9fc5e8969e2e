import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { typedText } from '../values/text.ts'

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether a name was typed as it is written; the server compares it with the one that is stored. */
export const isTypedAs = (typed: string, full_name: string) => plain(typed) === plain(full_name)

/** What an admin sends to erase a record for good. */
export const recordErasure = z.strictObject({
  typed_name: typedText('Type the name of this person.').check(
    z.maxLength(200, 'Type the name of this person.'),
  ),
  password: ownPassword,
})
export type RecordErasure = z.output<typeof recordErasure>
