import * as z from 'zod/mini'
import { typedText } from '../values/text.ts'
import { emailAddress } from '../values/email-address.ts'
import { uuid } from '../values/uuid.ts'

/** A message from anyone to the team; its limits are those of the table. */

/** No NUL, no bell, no escape; in a text of several lines no other than those of a keyboard. */
const isPlain = (text: string, allowed = '') =>
  text.isWellFormed() &&
  !Array.from(text).some((one) => /\p{Cc}/u.test(one) && !allowed.includes(one))

const line = (max: number, missing: string) =>
  typedText(missing).check(
    z.minLength(1, missing),
    z.maxLength(max, `Write at most ${max} characters.`),
    z.refine((text) => isPlain(text), 'Write this on one row, in readable letters.'),
  )

const maxLetters = 4000
const missingMessage = 'Enter your message.'

/** A message as a person sends it; `id` is made by their device so that a retry never writes twice. */
export const newContactMessage = z.strictObject({
  id: z.optional(uuid('Must be a UUID.')),
  name: line(200, 'Enter your name.'),
  email: emailAddress,
  subject: line(200, 'Enter what it is about.'),
  message: typedText(missingMessage).check(
    z.minLength(1, missingMessage),
    z.maxLength(maxLetters, `Write at most ${maxLetters} characters.`),
    z.refine((text) => isPlain(text, '\n\r\t'), 'Remove the characters that cannot be read.'),
  ),
})
export type NewContactMessage = z.output<typeof newContactMessage>

const sent = { id: uuid(), name: z.string(), subject: z.string() }
const submitted = { submittedAt: z.iso.datetime({ offset: true }) }
const answered = { answered_at: z.nullable(z.iso.datetime({ offset: true })) }

/** What the sender of a message gets back: the text, and when it arrived. */
export const contactMessage = z.object({
  ...sent,
  email: z.string(),
  message: z.string(),
  ...submitted,
})
export type ContactMessage = z.output<typeof contactMessage>

/** A message as an admin opens it. */
export const openedContactMessage = z.object({ ...contactMessage.shape, ...answered })
export type OpenedContactMessage = z.output<typeof openedContactMessage>

/** A message in an admin's list: what it says is not among it. */
export const listedContactMessage = z.object({ ...sent, ...submitted, ...answered })
export type ListedContactMessage = z.output<typeof listedContactMessage>

export const contactMessageStatuses = ['new', 'answered'] as const
export type ContactMessageStatus = (typeof contactMessageStatuses)[number]

/** How many messages there are of each status. */
export const contactMessageCounts = z.object({ new: z.int(), answered: z.int() })
export type ContactMessageCounts = z.output<typeof contactMessageCounts>
