import { goodPassword } from './good-password.ts'
import { randomUUID } from 'node:crypto'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { escalateSafetyAlerts } from '#server/safety/escalation/jobs.ts'
import type { Persona, PersonaTraits, TestApp } from './app.ts'
import { PUBLIC_URL, subjectsTo } from './appointment-mails.ts'
import { bookFor, practiceIn } from './practice.ts'

const workingMorning = new Date('2026-11-25T07:00:00Z')

/** Actions for tests: of a patient who may be unsafe, of their providers, and of the jobs. */
export function safetyAlertsIn(app: () => TestApp, patient: () => Persona) {
  const { provider } = practiceIn(app)
  /** Of the hours in which emails are repeated: Wednesday 25 November, 09:00 in Lusaka, until minutes pass. */
  let clock = workingMorning
  const job = escalateSafetyAlerts({ PUBLIC_URL, clock: () => clock })
  const alerts = (as: Persona) => app().call('GET', '/api/provider/safety-alerts', { as })
  return {
    /** The job, and a mail server that takes every email which has not failed. */
    run: async () => {
      await job.run()
      await app().database.asOwner(
        'update platform.mail_outbox set sent_at = now() where sent_at is null and last_error is null',
      )
    },
    raise: (id = randomUUID()) =>
      app().call('POST', '/api/safety-alerts', { as: patient(), body: { id } }),
    alerts,
    answer: async (as: Persona, body: object) => {
      const [{ id }] = (await alerts(as)).body
      return app().call('POST', `/api/provider/safety-alerts/${id}/acknowledgement`, { as, body })
    },
    /** So many minutes pass: what was raised, written or is due is further back, and the clock goes on. */
    wait: async (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * 60_000)
      const passed = [minutes, patient().user_id]
      await app().database.asOwner(
        `update safety_alerts set due_at = due_at - $1 * interval '1 minute', raised_at = raised_at - $1 * interval '1 minute',
           raised_again_at = raised_again_at - $1 * interval '1 minute', step_at = step_at - $1 * interval '1 minute',
           told_for = told_for - $1 * interval '1 minute', admins_told_for = admins_told_for - $1 * interval '1 minute'
         where user_id = $2`,
        passed,
      )
      await app().database.asOwner(
        `update safety_notices set written_at = written_at - $1 * interval '1 minute' where user_id = $2`,
        passed,
      )
    },
    setClock: (at: Date) => {
      clock = at
    },
    clock: () => clock,
    /** An admin names who answers alerts that reach no one else. */
    nameOnDuty: async (onDuty: readonly Persona[], lead?: Persona) => {
      const as = await app().createPersona({ role: 'admin' })
      const [first, second, third] = onDuty
      const body = {
        first_on_duty: first?.user_id ?? null,
        second_on_duty: second?.user_id ?? null,
        third_on_duty: third?.user_id ?? null,
        lead: lead?.user_id ?? null,
        password: goodPassword,
      }
      return app().call('PUT', '/api/admin/safety-duties', { as, body })
    },
    mailsOf: (...people: Persona[]) =>
      Promise.all(people.map(async (one) => (await subjectsTo(app(), one)).length)),
    /** A provider with an appointment with the patient; who is made first meets them sooner. */
    treating: async (traits: PersonaTraits = {}) => {
      const one = await provider({ profession: 'therapist', ...traits })
      await bookFor(patient(), one)
      return one
    },
    /** No admin, email or alert of another test. */
    clear: async () => {
      await app().database.asOwner(`update user_profiles set role = 'client' where role = 'admin'`)
      await app().database.asOwner('delete from platform.mail_outbox')
      await app().database.asOwner('delete from safety_alerts')
      await app().database.asOwner('delete from safety_duties')
      clock = workingMorning
    },
  }
}

/** The day so many days from now, as `YYYY-MM-DD`. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Patients who raise alerts through the route, and the alerts that they have. */
export function raisingIn(app: () => TestApp) {
  return {
    raise: (as: Persona, body: unknown = {}) =>
      app().call('POST', '/api/safety-alerts', { as, body }),
    alertsOf: ({ user_id }: Persona) =>
      app().database.asOwner(
        'select provider_id, raised_again_at, acknowledged_at from safety_alerts where user_id = $1',
        [user_id],
      ),
    /** A patient who consents, and the provider they have an appointment with. */
    pair: async ({
      status = 'confirmed',
      ...traits
    }: { status?: AppointmentStatus } & PersonaTraits = {}) => {
      const patient = await app().createPersona()
      const provider = await app().createPersona({
        role: 'provider',
        full_name: 'Chileshe Mumba',
        ...traits,
      })
      await bookFor(patient, provider, { status })
      await practiceIn(app).consent(patient, 'safety_alerts')
      return { patient, provider }
    },
  }
}
