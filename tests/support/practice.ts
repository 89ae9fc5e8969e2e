import { consentTo, type ConsentPurpose } from '#domain/accounts/consent.ts'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { slotTimes } from '#domain/appointments/slots.ts'
import { asSystem, tables } from '#server/platform/db.ts'
import type { Persona, PersonaTraits, TestApp } from './app.ts'
import { slotOn } from './booking.ts'

const day = 24 * 60 * 60 * 1000
let booked = 0

/** The first upcoming hours of working days, earliest first; at most 300. */
export function upcomingSlots(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    slotOn(1 + Math.floor(index / slotTimes.length), slotTimes[index % slotTimes.length]),
  )
}

/** The statuses of calls sent at once, lowest first: their order of arrival is unknown. */
export function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}

/** An appointment between two users of a test, at `at` or when both are free. @returns its id */
export async function bookFor(
  patient: Persona,
  provider: Persona,
  { status = 'confirmed', at }: { status?: AppointmentStatus; at?: string } = {},
): Promise<string> {
  // The files of a worker share this count: beyond a year back, what two people share has ended.
  booked = (booked % 200) + 1
  const direction = status === 'completed' ? -1 : 1
  const [row] = await asSystem('book for people of a test', (tx) =>
    tx.run(
      tables
        .insertInto('appointments')
        .values({
          patient_id: patient.user_id,
          provider_id: provider.user_id,
          appointment_time: at ?? new Date(Date.now() + direction * booked * day),
          session_type: 'Virtual',
          status,
          ...(status === 'cancelled'
            ? { cancelled_at: new Date(), cancelled_by: 'patient' as const }
            : {}),
        })
        .returning('id'),
    ),
  )
  return row!.id
}

/** The calls of patients and providers in a test through the routes, and changes made directly in the database. */
export function practiceIn(app: () => TestApp) {
  const consents = (as: Persona, path: string, body: object) =>
    app().call('POST', `/api/consents${path}`, { as, body })
  return {
    provider: (traits: PersonaTraits = {}) =>
      app().createPersona({
        role: 'provider',
        full_name: 'Chileshe Mumba',
        specialty: 'Therapist',
        profession: 'therapist',
        ...traits,
      }),
    consent: (as: Persona, purpose: ConsentPurpose) => consents(as, '', consentTo(purpose)),
    withdraw: (as: Persona, purpose: ConsentPurpose) => consents(as, '/withdraw', { purpose }),
    expireCertificate: ({ user_id }: Persona) =>
      app().database.asOwner(
        `update user_profiles set certificate_expires_on = '2020-12-31' where id = $1`,
        [user_id],
      ),
    cancelAll: ({ user_id }: Persona) =>
      app().database.asOwner(
        `update appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now() where patient_id = $1`,
        [user_id],
      ),
    /** Who opened their record, as the patient reads it. */
    accesses: async (as: Persona, query = '') =>
      (await app().call('GET', `/api/me/record-openings${query}`, { as })).body,
  }
}
