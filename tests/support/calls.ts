import { randomUUID } from 'node:crypto'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import type { Persona, TestApp } from './app.ts'
import { followed } from './event-streams.ts'
import { bookFor, practiceIn } from './practice.ts'

const minute = 60_000

/** A confirmed Virtual session of a test. */
export interface TestSession {
  id: string
  patient: Persona
  doctor: Persona
}

/** The calls of a test's patients and providers through the routes. */
export function callsIn(app: () => TestApp) {
  const { provider } = practiceIn(app)
  const at = (id: string, rest = '') => `/api/appointments/${id}/call${rest}`
  const enter = (as: Persona, id: string, body: object = { id: randomUUID(), relay_only: false }) =>
    app().call('POST', at(id, '/entries'), { as, body })
  const admit = (as: Persona, id: string) => app().call('POST', at(id, '/admission'), { as })
  const send = (as: Persona, id: string, body: object) =>
    app().call('POST', at(id, '/signals'), { as, body })

  /** Two people whose session starts in so many minutes, or is of another kind or status. */
  async function session(
    startsIn = 0,
    { status = 'confirmed', kind = 'Virtual' }: { status?: AppointmentStatus; kind?: string } = {},
  ): Promise<TestSession> {
    const [patient, doctor] = [
      await app().createPersona({ full_name: 'Natasha Phiri' }),
      await provider(),
    ]
    const id = await bookFor(patient, doctor, {
      status,
      at: new Date(Date.now() + startsIn * minute).toISOString(),
    })
    await app().database.asOwner('update appointments set session_type = $1 where id = $2', [
      kind,
      id,
    ])
    return { id, patient, doctor }
  }

  return {
    at,
    session,
    enter,
    admit,
    send,
    read: (as: Persona, id: string) => app().call('GET', at(id), { as }),
    begin: (as: Persona, id: string) => app().call('POST', at(id, '/beginning'), { as }),
    end: (as: Persona, id: string) => app().call('POST', at(id, '/end'), { as }),
    waiting: async (as: Persona) => (await app().call('GET', '/api/calls/waiting', { as })).body,
    signals: async (as: Persona, id: string, query = '') =>
      (await app().call('GET', at(id, `/signals${query}`), { as })).body,
    follow: async (as: Persona, id: string, entry?: string) =>
      followed(
        await app().request('GET', at(id, `/stream${entry ? `?entry=${entry}` : ''}`), { as }),
      ),
    /** A session in which both have entered, and the patient was admitted; with their entries. */
    admitted: async () => {
      const found = await session()
      const [of_patient, of_doctor] = [randomUUID(), randomUUID()]
      await enter(found.patient, found.id, { id: of_patient, relay_only: false })
      await enter(found.doctor, found.id, { id: of_doctor, relay_only: false })
      await admit(found.doctor, found.id)
      return { ...found, of_patient, of_doctor }
    },
    /** What the audit trail says of a session, in the order of its events. */
    trail: async (id: string): Promise<string[]> => {
      const rows = await app().database.asOwner(
        `select action from platform.audit_events where record_id = $1 and action like 'call.%' order by occurred_at`,
        [id],
      )
      return rows.map(({ action }) => String(action))
    },
  }
}

/** A signal from one entry to another. */
export const signalFrom = (from_entry: string, to_entry: string, more: object = {}) => ({
  id: randomUUID(),
  from_entry,
  to_entry,
  kind: 'offer',
  body: 'v=0',
  ...more,
})
