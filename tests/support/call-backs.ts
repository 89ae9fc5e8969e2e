import { randomUUID } from 'node:crypto'
import type { OwnCallBacks } from '#domain/call-backs/schema.ts'
import type { CallOutcome } from '#domain/call-backs/status.ts'
import type { Persona, TestApp } from './app.ts'

/** The calls of patients and therapists about being called back. */
export function callBacksIn(app: () => TestApp) {
  const own = async (as: Persona): Promise<OwnCallBacks> =>
    (await app().call('GET', '/api/call-backs', { as })).body
  const ask = async (as: Persona, id: string = randomUUID(), more: object = {}) => {
    const { windows } = await own(as)
    const { starts_at } = windows.at(-1)!
    const body = { id, starts_at, phone_number: '0977 123 456', ...more }
    return app().call('POST', '/api/call-backs', { as, body })
  }
  const step = (as: Persona, id: string, verb: string, body?: object) =>
    app().call('POST', `/api/provider/call-backs/${id}/${verb}`, { as, ...(body ? { body } : {}) })
  return {
    own,
    ask,
    /** An open request. @returns its id */
    asked: async (as: Persona): Promise<string> => (await ask(as)).body.newest.id,
    withdraw: (as: Persona, id: string) => app().call('DELETE', `/api/call-backs/${id}`, { as }),
    queue: (as: Persona) => app().call('GET', '/api/provider/call-backs', { as }),
    claim: (as: Persona, id: string) => step(as, id, 'claim'),
    release: (as: Persona, id: string) => step(as, id, 'release'),
    record: (as: Persona, id: string, outcome: CallOutcome, attempt = 1) =>
      step(as, id, 'outcome', { outcome, attempt }),
    /** Moves its window, in minutes from now. */
    moveTo: (id: string, from: number, to: number) =>
      app().database.asOwner(
        `update call_backs set starts_at = now() + make_interval(mins => $2), ends_at = now() + make_interval(mins => $3) where id = $1`,
        [id, from, to],
      ),
    trail: async (of: Persona): Promise<string[]> => {
      const rows = await app().database.asOwner(
        `select action from platform.audit_events where subject_id = $1 and action like 'call_back%' order by occurred_at, id`,
        [of.user_id],
      )
      return rows.map(({ action }) => action as string)
    },
  }
}
