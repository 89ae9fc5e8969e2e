import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'

/** Hours at which a provider cannot be booked, entered by them or by the front desk. */

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

const parts = { id: uuid('Send a UUID.'), starts_at: instant, ends_at: instant }

/** As a provider enters it; `id` is made on their device, so that a retry enters it once. */
export const newAbsence = z.strictObject(parts).check(z.refine(isSpan, wrongSpan))
export type NewAbsence = z.output<typeof newAbsence>

/** As the front desk enters it for a provider. */
export const newDeskAbsence = z
  .strictObject({ ...parts, provider_id: uuid('Choose a provider.') })
  .check(z.refine(isSpan, wrongSpan))
export type NewDeskAbsence = z.output<typeof newDeskAbsence>
