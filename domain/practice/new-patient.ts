import type { PatientRow } from './patients.ts'

/** New: exactly one appointment, and that one still to come (docs/specification.md, "Patient list"). */
export function isNewPatient({
  appointment_times,
  next_appointment,
}: Pick<PatientRow, 'appointment_times' | 'next_appointment'>): boolean {
  return appointment_times.length === 1 && next_appointment !== null
}
