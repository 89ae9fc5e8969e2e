import * as z from 'zod/mini'
import { emailAddress } from '../values/email-address.ts'
import { uuid } from '../values/uuid.ts'
import { auditKindNames } from './audit-kinds.ts'

const person = z.nullable(z.object({ id: uuid(), full_name: z.string(), role: z.string() }))

/** An event as an admin sees it. */
export const shownEvent = z.object({
  id: uuid(),
  occurred_at: z.iso.datetime({ offset: true }),
  action: z.string(),
  /** The actor; null for the system, and for a user who has erased their account. */
  actor: person,
  /** Whose record it was. */
  subject: person,
  /** Never of a care record. */
  record_id: z.nullable(uuid()),
  request_id: z.nullable(uuid()),
})
export type ShownEvent = z.output<typeof shownEvent>

const someone = z.optional(
  z.union([uuid(), emailAddress], 'Enter a whole email address, or the id of an account.'),
)
const day = z.optional(z.iso.date('Enter a real day, for example 2026-11-27.'))

/** The filters of a search; an absent filter does not restrict it. */
export const auditSearch = z.object({
  actor: someone,
  subject: someone,
  kind: z.optional(z.enum(auditKindNames, 'Choose a kind of record.')),
  from: day,
  to: day,
  request_id: z.optional(uuid('Enter the whole id of a request.')),
})
export type AuditSearch = z.output<typeof auditSearch>
