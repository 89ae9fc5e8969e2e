import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { formatDayAndTime } from '#web/platform/values/dates.ts'

/** The patient's name, as far as they have entered it, and what distinguishes two of one name. */
export const nameOf = ({ patient }: ProviderAppointment) => nameOfPatient(patient)

/** Which of several appointments a button is about. */
export const whichOf = (appointment: ProviderAppointment) =>
  `${nameOf(appointment)}, ${formatDayAndTime(appointment.appointment_time)}`
