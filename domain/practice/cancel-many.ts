import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import { uuid } from '../values/uuid.ts'

/** At most so many appointments are cancelled at once. */
export const maxCancelled = 100

const reason = freeText(500).check(z.minLength(1, 'Say why. The patients do not read it.'))

const ids = z
  .array(uuid('Send the ids of appointments.'), 'Choose at least one appointment.')
  .check(
    z.minLength(1, 'Choose at least one appointment.'),
    z.maxLength(maxCancelled, `Choose at most ${maxCancelled} appointments.`),
  )

/** Appointments that a provider cancels, with a reason that patients never read. */
export const newCancellation = z.strictObject({
  ids,
  reason,
  /** With all that follow each of them in its series. */
  and_following: z.optional(z.boolean()),
})
export type NewCancellation = z.output<typeof newCancellation>

/** The form of an admin for all appointments of a provider. */
export const cancellationForm = z.object({ reason })

/** The form of an admin for some of them. */
export const someCancellationForm = z.object({ ids, reason })

/** The form of a provider. */
export const ownCancellationForm = z.extend(cancellationForm, {
  and_following: z.optional(z.boolean()),
})

/** What an admin cancels of a provider: the appointments with these ids, or without ids all upcoming ones. */
export const newCancellationByAdmin = z.strictObject({ ids: z.optional(ids), reason })
export type NewCancellationByAdmin = z.output<typeof newCancellationByAdmin>

/** An appointment of a provider as an admin chooses it: nothing says who the patient is. */
export const upcomingAppointment = z.object({
  id: uuid(),
  appointment_time: z.iso.datetime({ offset: true }),
  duration_minutes: z.int(),
  status: z.enum(['requested', 'confirmed']),
})
export type UpcomingAppointment = z.output<typeof upcomingAppointment>

/** Ids of the cancelled appointments; the others had begun, or were over already. */
export const cancelledAppointments = z.object({ called_off: z.array(uuid()) })

/**
 * Days in which the server cancels the appointments of a provider who cannot practise, from now on. It
 * leaves later ones: the provider may renew the certificate, or be restored.
 */
export const impossibleWithinDays = 7

/** Days before a certificate ends at which its provider and the admins get an email. */
export const certificateWarningDays = [60, 30, 7] as const
