import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'

/** `retrying`: the server tries again. All others: only an admin can have it sent. */
export const undeliveredStatuses = [
  'retrying',
  'rejected',
  'gave_up',
  'expired',
  'unconfirmed',
] as const
export type UndeliveredStatus = (typeof undeliveredStatuses)[number]

const instant = z.iso.datetime({ offset: true })

/** An email that was not delivered, as an admin sees it: recipient and type, never its content. */
export const undeliveredEmail = z.object({
  id: uuid(),
  recipient: z.string(),
  /** A key of `emailKinds`. */
  kind: z.string(),
  status: z.enum(undeliveredStatuses),
  /** Codes of the last failure, as `EENVELOPE 550 5.1.1`. */
  last_error: z.string(),
  attempts: z.int(),
  created_at: instant,
  last_attempt_at: z.nullable(instant),
})
export type UndeliveredEmail = z.output<typeof undeliveredEmail>
