import { randomUUID } from 'node:crypto'
import type { NewCheckIn, OwnCheckIns } from '#domain/check-ins/schema.ts'
import type { Persona, TestApp } from './app.ts'
import { billingIn } from './billing.ts'

/** A check-in as the page sends it. */
export const newCheckInOf = (more: Partial<NewCheckIn> = {}): NewCheckIn => ({
  id: randomUUID(),
  answers: [3, 3, 3, 3, 3],
  went_well: 'I walked every day.',
  was_hard: 'Sleep.',
  plan: 'To bed at ten.',
  is_shared: false,
  ...more,
})

/** The calls of patients and therapists about monthly check-ins. */
export function checkInsIn(app: () => TestApp) {
  const { givePlan } = billingIn(app)
  const send = (as: Persona, body: object = newCheckInOf()) =>
    app().call('POST', '/api/check-ins', { as, body })
  const step = (as: Persona, id: string, verb: string, body?: object) =>
    app().call('POST', `/api/provider/check-ins/${id}/${verb}`, { as, ...(body ? { body } : {}) })
  return {
    send,
    /** Gives a person a plan that includes the check-in. */
    include: (as: Persona) => givePlan(as, 'wellness-starter'),
    /** A person with a plan whose check-in is sent. @returns its id */
    sent: async (as: Persona, more: Partial<NewCheckIn> = {}): Promise<string> => {
      await givePlan(as, 'wellness-starter')
      const { body } = await send(as, newCheckInOf(more))
      return (body as OwnCheckIns).check_ins[0]!.id
    },
    own: async (as: Persona): Promise<OwnCheckIns> =>
      (await app().call('GET', '/api/check-ins', { as })).body,
    queue: (as: Persona) => app().call('GET', '/api/provider/check-ins', { as }),
    of: (patient: Persona, as: Persona) =>
      app().call('GET', `/api/provider/patients/${patient.user_id}/check-ins`, { as }),
    claim: (as: Persona, id: string) => step(as, id, 'claim'),
    release: (as: Persona, id: string) => step(as, id, 'release'),
    answer: (as: Persona, id: string, answer: string) => step(as, id, 'answer', { answer }),
  }
}
