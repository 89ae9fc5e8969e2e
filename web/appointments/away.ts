import type { Appointment } from '#domain/appointments/schema.ts'

/** What the patient reads where the provider is away at the time of an appointment; nothing of why. */
export const awayWords = ({ provider }: Pick<Appointment, 'provider'>) =>
  `${provider?.full_name ?? 'Your provider'} is away at that time. We will contact you about another time. Please choose one yourself, or call us.`
