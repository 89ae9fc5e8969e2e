import * as z from 'zod/mini'

export const registrationStatuses = ['pending', 'approved', 'refused'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** What decides whether a provider may work with patients. */
export const practiceFacts = z.object({
  is_suspended: z.boolean(),
  /** Staff must have a second factor here, and this provider has none. */
  is_second_factor_missing: z.boolean(),
  provider_status: z.nullable(z.enum(registrationStatuses)),
  /** Last day of the certificate that was approved last; null where none was. */
  certificate_expires_on: z.nullable(z.iso.date()),
})
export type PracticeFacts = z.output<typeof practiceFacts>
