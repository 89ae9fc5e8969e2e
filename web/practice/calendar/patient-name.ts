import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { formatDayAndTime } from '#web/platform/values/dates.ts'

/** The patient's name, as far as they have entered it. */
export const nameOf = ({ patient }: ProviderAppointment) => patient.full_name || 'Unknown Patient'

/** Which of several appointments a button is about. */
export const whichOf = (appointment: ProviderAppointment) =>
  `${nameOf(appointment)}, ${formatDayAndTime(appointment.appointment_time)}`
