import { asSystem, tables } from '#server/platform/db.ts'
import type { Persona, TestApp } from './app.ts'

export const PUBLIC_URL = 'https://ubumi.test'

/** A Thursday, ten in the morning in Lusaka, far from the date of any test run. */
export const thursday = new Date('2099-11-12T08:00:00Z')
export const thursdayInWords = 'Thursday 12 November 2099, 10:00'

interface Booking {
  at?: Date
  requested_by?: 'patient' | 'provider'
  status?: 'requested' | 'confirmed'
  replaces?: string
}

/** An appointment as requested, or with the given `status`. @returns its id */
export async function ask(patient: Persona, provider: Persona, booking: Booking = {}) {
  const { at = thursday, ...rest } = booking
  const [row] = await asSystem('book in a test', (tx) =>
    tx.run(
      tables
        .insertInto('appointments')
        .values({
          patient_id: patient.user_id,
          provider_id: provider.user_id,
          appointment_time: at,
          session_type: 'Virtual',
          ...rest,
        })
        .returning('id'),
    ),
  )
  return row!.id
}

/** Changes the status of an appointment, as the participant that `by` names. */
export async function move(
  id: string,
  status: 'confirmed' | 'completed' | 'cancelled',
  by: 'patient' | 'provider' | 'system' = 'patient',
) {
  await asSystem('move an appointment on in a test', (tx) =>
    tx.run(
      tables
        .updateTable('appointments')
        .set({
          status,
          ...(status === 'cancelled' ? { cancelled_by: by, cancelled_at: new Date() } : {}),
        })
        .where('id', '=', id),
    ),
  )
}

/** The emails in the outbox for an address, oldest first. */
export async function emailsTo(app: TestApp, { email }: Persona) {
  const rows = await app.database.asOwner(
    'select subject, text_body, html_body from platform.mail_outbox where recipient = $1 order by created_at, subject',
    [email],
  )
  return rows as unknown as { subject: string; text_body: string; html_body: string }[]
}

export async function subjectsTo(app: TestApp, persona: Persona): Promise<string[]> {
  return (await emailsTo(app, persona)).map(({ subject }) => subject)
}

export async function turnOff(app: TestApp, persona: Persona, kind: 'appointments' | 'reminders') {
  await app.database.asOwner(
    `insert into mail_settings (user_id, ${kind}) values ($1, false) on conflict (user_id) do update set ${kind} = false`,
    [persona.user_id],
  )
}
