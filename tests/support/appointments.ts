import { asSystem, tables } from '#server/platform/db.ts'
import type { Persona } from './app.ts'

const day = 24 * 60 * 60 * 1000
let booked = 0

/** An appointment between two people of a test, at a time when both are free. @returns its id */
export async function bookFor(
  patient: Persona,
  provider: Persona,
  { status = 'confirmed' }: { status?: string } = {},
): Promise<string> {
  booked += 1
  const direction = status === 'completed' ? -1 : 1
  const [row] = await asSystem('book for people of a test', (tx) =>
    tx.run(
      tables
        .insertInto('appointments')
        .values({
          patient_id: patient.user_id,
          provider_id: provider.user_id,
          appointment_time: new Date(Date.now() + direction * booked * day),
          session_type: 'Virtual',
          status,
          ...(status === 'cancelled' ? { cancelled_at: new Date(), cancelled_by: 'patient' } : {}),
        })
        .returning('id'),
    ),
  )
  return row!.id
}
