import * as z from 'zod/mini'
import { identity } from '../practice/identity.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { maxLetters } from './limits.ts'

const id = uuid('Send a UUID.')
const instant = z.iso.datetime({ offset: true })

/** Whom one writes with. A patient sees the provider's card; a provider sees a name. */
export const correspondent = z.object({
  id: uuid(),
  full_name: z.string(),
  specialty: z.nullable(z.string()),
  profile_picture_url: z.nullable(z.string()),
  /** Of a patient, for their provider. */
  ...identity,
})

/** A conversation between a patient and a provider, as one of the two sees it in a list. */
export const listedThread = z.object({
  id: uuid(),
  /** The caller's role in the thread. */
  as: z.enum(['patient', 'provider']),
  /** Null where the other has erased their account. */
  person: z.nullable(correspondent),
  /** Null without a message. */
  last_message: z.nullable(
    z.object({ body: z.string(), is_own: z.boolean(), created_at: instant }),
  ),
  /** Messages of the other that one has not read; no more than 100 are counted. */
  unread: z.int(),
  /** False once there is no appointment between the two any more, or the provider is not in practice. */
  may_write: z.boolean(),
  /** When the patient asked us to notify the provider at once; null where it is dealt with. */
  urgent_at: z.nullable(instant),
  /** Whether the caller, its provider, has put it away; a new message brings it back. */
  is_archived: z.boolean(),
})
export type ListedThread = z.output<typeof listedThread>

const flag = z.optional(z.enum(['true', 'false'], 'Send true or false.'))

/** Which conversations are wanted: with someone of this name, those with something unread, or those put away. */
export const threadsSearch = {
  search: z.optional(freeText(100)),
  unread: flag,
  archived: flag,
}
export type ThreadsSearch = z.output<z.ZodMiniObject<typeof threadsSearch>>

/** A conversation on its own. */
export const thread = z.extend(listedThread, {
  /** Up to when the other has read; null where they have read nothing. */
  read_by_other_until: z.nullable(instant),
  /** Of the patient, for their provider, while the conversation is urgent. */
  phone_number: z.nullable(z.string()),
  /** For the patient: the provider is on a day away, or in the hours of an absence. */
  is_away: z.boolean(),
  is_out_of_hours: z.boolean(),
  /** The day on which working hours next begin, in Lusaka. */
  next_working_day: z.iso.date(),
})
export type Thread = z.output<typeof thread>

/** The other participant: the caller's provider, or the caller's patient. */
export const newThread = z
  .strictObject({ provider_id: z.optional(id), patient_id: z.optional(id) })
  .check(
    z.refine(
      ({ provider_id, patient_id }) => (provider_id === undefined) !== (patient_id === undefined),
      { path: ['provider_id'], error: 'Say with which provider, or with which patient.' },
    ),
  )
export type NewThread = z.output<typeof newThread>

export const message = z.object({
  id: uuid(),
  thread_id: uuid(),
  author_id: uuid(),
  body: z.string(),
  created_at: instant,
})
export type Message = z.output<typeof message>

/** The id is created by the writer's device, so that a retry sends nothing twice. */
export const newMessage = z.strictObject({
  id: z.optional(id),
  body: freeText(maxLetters).check(z.minLength(1, 'Write a message first.')),
})
export type NewMessage = z.output<typeof newMessage>

/** Whether a conversation is urgent: its patient says that it is, its provider that it is not any more. */
export const urgency = z.strictObject({ is_urgent: z.boolean('Send true or false.') })

/** Whether a provider puts a conversation away, or brings it back. */
export const archiving = z.strictObject({
  is_archived: z.boolean('Send true or false.'),
  /** The last message that their page has shown, null for none: what came later stays. */
  shown_until: z.optional(z.nullable(id)),
})
export type Archiving = z.output<typeof archiving>

/** Up to which message a thread has been read. */
export const readMark = z.strictObject({ message_id: id })

/** Unread messages, over all threads. */
export const unreadCount = z.object({ unread: z.int() })
