/** An appointment of the demo people, who are named by address. */
export interface ToldAppointment {
  patient: string
  provider: string
  appointment_time: Date
  status: 'confirmed' | 'completed'
  session_type: 'Virtual' | 'Phone' | 'In-person'
  notes?: string
}

const day = 24 * 60 * 60 * 1000
/** Lusaka is two hours ahead of UTC all year. */
const lusaka = 2 * 60 * 60 * 1000

/**
 * Bwalya has met Chileshe once and will meet him again; Natasha, who shares nothing with him, has an
 * appointment too. Each begins at one of the hours that can be booked (specification section 9).
 */
export function tellAppointments(now: Date): ToldAppointment[] {
  const midnight = Math.floor((now.getTime() + lusaka) / day) * day - lusaka
  const at = (days: number, hour: number) => new Date(midnight + days * day + (hour * day) / 24)
  const provider = 'therapist@demo.test'
  return [
    {
      patient: 'client@demo.test',
      provider,
      appointment_time: at(-9, 14),
      status: 'completed',
      session_type: 'In-person',
      notes: 'First meeting. Sleep, worry about her pressure, and who can help at home.',
    },
    {
      patient: 'client@demo.test',
      provider,
      appointment_time: at(2, 10),
      status: 'confirmed',
      session_type: 'Virtual',
    },
    {
      patient: 'student@demo.test',
      provider,
      appointment_time: at(3, 15),
      status: 'confirmed',
      session_type: 'Phone',
    },
  ]
}
