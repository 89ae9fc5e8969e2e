import { expect } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import type { Persona, TestApp } from './app.ts'
import { bookFor, practiceIn } from './practice.ts'

/** The messages that users of a test send to each other, through the routes. */
export function correspondenceIn(app: () => TestApp) {
  const { provider } = practiceIn(app)
  const open = (as: Persona, recipient: object) =>
    app().call('POST', '/api/threads', { as, body: recipient })
  const write = (as: Persona, thread: string, body: unknown) =>
    app().call('POST', `/api/threads/${thread}/messages`, { as, body })
  return {
    open,
    write,
    say: async (as: Persona, thread: string, body: string) => {
      const answer = await write(as, thread, { body })
      expect(answer.status).toBe(201)
      return answer.body
    },
    threads: async (as: Persona, query = '') =>
      (await app().call('GET', `/api/threads${query}`, { as })).body,
    messages: async (as: Persona, thread: string, query = '') =>
      (await app().call('GET', `/api/threads/${thread}/messages${query}`, { as })).body,
    unread: async (as: Persona) =>
      (await app().call('GET', '/api/threads/unread', { as })).body.unread,
    read: (as: Persona, thread: string, message_id: string) =>
      app().call('PUT', `/api/threads/${thread}/read`, { as, body: { message_id } }),
    /** Two who have an appointment with each other, and the id of their thread. */
    pair: async (appointment: { status?: AppointmentStatus; at?: string } = {}) => {
      const patient = await app().createPersona({ full_name: 'Natasha Phiri' })
      const doctor = await provider()
      await bookFor(patient, doctor, appointment)
      const { body } = await open(patient, { provider_id: doctor.user_id })
      return { patient, doctor, id: body.id as string }
    },
  }
}

export const bodies = (rows: { body: string }[]) => rows.map(({ body }) => body)
