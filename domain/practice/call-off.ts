import * as z from 'zod/mini'
import { freeText } from '../text.ts'

/** At most so many appointments are called off at once. */
export const mostCalledOff = 100

const reason = freeText(500).check(z.minLength(1, 'Say why. The patients do not read it.'))

/** Appointments that a provider calls off, with a reason that patients never read. */
export const newCallOff = z.strictObject({
  ids: z
    .array(z.uuid('Send the ids of appointments.'), 'Choose at least one appointment.')
    .check(
      z.minLength(1, 'Choose at least one appointment.'),
      z.maxLength(mostCalledOff, `Choose at most ${mostCalledOff} appointments.`),
    ),
  reason,
})
export type NewCallOff = z.output<typeof newCallOff>

/** The form of it: the ids are the page's. */
export const callOffForm = z.object({ reason })

/** What an admin calls off: all that is ahead of a provider. */
export const newCallOffByAdmin = z.strictObject({ reason })

/** How many were called off; the others had begun, or were over already. */
export const calledOff = z.object({ called_off: z.array(z.uuid()) })
export type CalledOff = z.output<typeof calledOff>

/**
 * Days ahead in which the appointments of a provider who cannot practise are called off by the
 * server. Later ones wait: the provider may renew the certificate, or be restored.
 */
export const impossibleWithinDays = 7

/** Days before a certificate ends at which its provider and the admins get an email. */
export const certificateWarningDays = [60, 30, 7] as const
