import { randomUUID } from 'node:crypto'
import type { OwnPersonalPlans, PatientPlans, PlanDraft } from '#domain/personal-plans/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Persona, TestApp } from './app.ts'
import { billingIn } from './billing.ts'
import { bookFor } from './practice.ts'

/** A whole draft for a patient, as the page sends it: one goal with three steps. */
export const draftFor = (
  { user_id }: { user_id: string },
  more: Partial<PlanDraft> = {},
): PlanDraft => ({
  patient_id: user_id,
  goals: [
    {
      id: randomUUID(),
      goal: 'I want to sleep through the night',
      measure: 'Six nights of seven',
      by: dayAfter(todayInLusaka(), 60),
      steps: [
        {
          id: randomUUID(),
          step: 'Go to bed at ten',
          who: 'patient',
          who_words: '',
          when: 'Each evening',
          is_once: false,
        },
        {
          id: randomUUID(),
          step: 'Write to the clinic in Kabwe',
          who: 'provider',
          who_words: '',
          when: 'This week',
          is_once: true,
        },
        {
          id: randomUUID(),
          step: 'Take the phone out of the room',
          who: 'other',
          who_words: 'My sister',
          when: 'At nine',
          is_once: false,
        },
      ],
    },
  ],
  review_on: dayAfter(todayInLusaka(), 90),
  agreed_on: todayInLusaka(),
  version: 0,
  ...more,
})

/** The calls of patients and providers about care plans. */
export function personalPlansIn(app: () => TestApp) {
  const { givePlan, provider } = billingIn(app)
  const drafts = '/api/provider/personal-plan-drafts'
  const call = (as: Persona, method: string, path: string, body?: object) =>
    app().call(method, path, { as, ...(body ? { body } : {}) })
  const save = (as: Persona, id: string, body: object) => call(as, 'PUT', `${drafts}/${id}`, body)
  const publish = (as: Persona, id: string, version = 1, follows = 0) =>
    call(as, 'POST', `${drafts}/${id}/publication`, { version, follows })
  const own = async (as: Persona): Promise<OwnPersonalPlans> =>
    (await call(as, 'GET', '/api/personal-plans')).body
  return {
    save,
    publish,
    own,
    givePlan,
    provider,
    remove: (as: Persona, id: string, version: number) =>
      call(as, 'DELETE', `${drafts}/${id}?version=${version}`),
    open: (as: Persona, patient: Persona) =>
      call(as, 'GET', `/api/provider/patients/${patient.user_id}/personal-plans`),
    seen: async (as: Persona, patient: Persona): Promise<PatientPlans> =>
      (await call(as, 'GET', `/api/provider/patients/${patient.user_id}/personal-plans`)).body,
    end: (as: Persona, id: string, reason = 'The goals are reached') =>
      call(as, 'POST', `/api/provider/personal-plans/${id}/end`, { reason }),
    share: (as: Persona, id: string, is_shared = true) =>
      call(as, 'PUT', `/api/personal-plans/${id}/sharing`, { is_shared }),
    mark: (as: Persona, id: string, body: object) =>
      call(as, 'POST', `/api/personal-plans/${id}/marks`, body),
    unmark: (as: Persona, id: string) => call(as, 'DELETE', `/api/personal-plans/marks/${id}`),
    say: (as: Persona, id: string, body: object) =>
      call(as, 'POST', `/api/personal-plans/${id}/words`, body),
    due: async (as: Persona) => (await call(as, 'GET', '/api/provider/personal-plans/due')).body,
    /** A patient with Comprehensive Care, and a provider who treats them. */
    pair: async () => {
      const [doctor, patient] = [await provider(), await app().createPersona()]
      await givePlan(patient)
      await bookFor(patient, doctor)
      return { doctor, patient }
    },
    /** Writes and publishes a whole plan, or the next version. @returns the id of the version */
    written: async (
      doctor: Persona,
      patient: Persona,
      more: Partial<PlanDraft> = {},
      follows = 0,
    ): Promise<string> => {
      const id = randomUUID()
      await save(doctor, id, draftFor(patient, more))
      await publish(doctor, id, 1, follows)
      return id
    },
  }
}
