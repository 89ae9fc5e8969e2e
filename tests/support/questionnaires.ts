import { randomUUID } from 'node:crypto'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Persona, TestApp } from './app.ts'
import { plainScreening } from './screenings.ts'

/** The calls about questionnaires in a test, through the routes. */
export function questionnairesIn(app: () => TestApp) {
  const ask = (as: Persona, patient: { user_id: string }, more: object = {}) =>
    app().call('POST', `/api/provider/patients/${patient.user_id}/questionnaire-requests`, {
      as,
      body: {
        id: randomUUID(),
        instrument: 'PHQ-9',
        due_on: dayAfter(todayInLusaka(), 3),
        ...more,
      },
    })
  return {
    ask,
    withdrawRequest: (as: Persona, id: string) =>
      app().call('PATCH', `/api/provider/questionnaire-requests/${id}`, {
        as,
        body: { status: 'withdrawn' },
      }),
    questionnairesOf: (as: Persona, patient: { user_id: string }) =>
      app().call('GET', `/api/provider/patients/${patient.user_id}/questionnaires`, { as }),
    ownRequests: async (as: Persona) =>
      (await app().call('GET', '/api/questionnaire-requests', { as })).body,
    decide: (as: Persona, id: string, result_id: string | null) =>
      app().call('PATCH', `/api/questionnaire-requests/${id}`, { as, body: { result_id } }),
    answer: (as: Persona, answers: object = { 'PHQ-9': plainScreening(0)['PHQ-9'] }) =>
      app().call('POST', '/api/single-results', { as, body: { id: randomUUID(), answers } }),
    /** As if the last day of a request were over. */
    expire: (id: string) =>
      app().database.asOwner(
        `update questionnaire_requests set due_on = questionnaires.today() - 1 where id = $1`,
        [id],
      ),
  }
}
