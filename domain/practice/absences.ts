import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { cancelReason } from './affected.ts'

/** Days or hours at which a provider cannot be booked, entered by them or by the front desk. */

const instant = z.iso.datetime({ offset: true, error: 'Send an instant in ISO 8601.' })

/** Absences to come of one provider. */
export const maxAbsences = 200
export const maxAbsenceDays = 366

export const absence = z.object({
  id: uuid(),
  provider_id: uuid(),
  provider_name: z.string(),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  /** Appointments to come that fall into it. */
  affected: z.int(),
  /** The same with those that were moved or cancelled since it was entered. */
  listed: z.int(),
})
export type Absence = z.output<typeof absence>

const isSpan = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) => {
  const span = Date.parse(ends_at) - Date.parse(starts_at)
  // An invalid instant was reported already.
  return !(span <= 0 || span > maxAbsenceDays * 24 * 60 * 60 * 1000)
}
const wrongSpan = {
  path: ['ends_at'],
  error: `Choose an end after the start, at most ${maxAbsenceDays} days later.`,
}

const period = { starts_at: instant, ends_at: instant }

/** A period of which the caller asks how many appointments to come fall into it. */
export const absencePeriod = z.strictObject(period).check(z.refine(isSpan, wrongSpan))
export const deskAbsencePeriod = z
  .strictObject({ ...period, provider_id: uuid('Choose a provider.') })
  .check(z.refine(isSpan, wrongSpan))
export const absenceCount = z.object({ count: z.int() })

const parts = {
  id: uuid('Send a UUID.'),
  ...period,
  /** Cancels what falls into it, for this reason; without it appointments stay. */
  cancel_reason: z.optional(cancelReason),
}

/** As a provider enters it; `id` is made on their device, so that a retry enters it once. */
export const newAbsence = z.strictObject(parts).check(z.refine(isSpan, wrongSpan))
export type NewAbsence = z.output<typeof newAbsence>

/** As the front desk enters it for a provider. */
export const newDeskAbsence = z
  .strictObject({ ...parts, provider_id: uuid('Choose a provider.') })
  .check(z.refine(isSpan, wrongSpan))
export type NewDeskAbsence = z.output<typeof newDeskAbsence>
