import { randomUUID } from 'node:crypto'
import type { NewQuestion, OwnQuestions, QuestionQueue } from '#domain/support/schema.ts'
import type { Persona, TestApp } from './app.ts'
import { billingIn } from './billing.ts'

/** A question as the page sends it. */
export const newQuestionOf = (more: Partial<NewQuestion> = {}): NewQuestion => ({
  id: randomUUID(),
  topic: 'plan',
  profession: 'therapist',
  words: 'When does my plan end?',
  ...more,
})

/** The calls of patients and staff about questions to the team. */
export function supportIn(app: () => TestApp) {
  const { givePlan } = billingIn(app)
  const ask = (as: Persona, body: object = newQuestionOf()) =>
    app().call('POST', '/api/support-questions', { as, body })
  const own = (as: Persona, id: string, verb: string, body?: object) =>
    app().call('POST', `/api/support-questions/${id}/${verb}`, { as, ...(body ? { body } : {}) })
  const step = (as: Persona, id: string, verb: string, body?: object) =>
    app().call('POST', `/api/clinic/support-questions/${id}/${verb}`, {
      as,
      ...(body ? { body } : {}),
    })
  const list = async (as: Persona): Promise<OwnQuestions> =>
    (await app().call('GET', '/api/support-questions', { as })).body
  const queue = (as: Persona) => app().call('GET', '/api/clinic/support-questions', { as })
  return {
    ask,
    include: (as: Persona) => givePlan(as, 'comprehensive-care'),
    /** A person with a plan whose question waits. @returns its id */
    asked: async (as: Persona, more: Partial<NewQuestion> = {}): Promise<string> => {
      if (!(await list(as)).is_included) await givePlan(as, 'comprehensive-care')
      const question = newQuestionOf(more)
      await ask(as, question)
      return question.id
    },
    list,
    write: (as: Persona, id: string, words: string, message_id: string = randomUUID()) =>
      own(as, id, 'messages', { id: message_id, words }),
    close: (as: Persona, id: string) => own(as, id, 'closing'),
    see: (as: Persona, id: string) => own(as, id, 'reading'),
    queue,
    rowOf: async (as: Persona, id: string) =>
      ((await queue(as)).body as QuestionQueue).questions.find((one) => one.id === id),
    claim: (as: Persona, id: string) => step(as, id, 'claim'),
    release: (as: Persona, id: string) => step(as, id, 'release'),
    answer: (as: Persona, id: string, answer: string, answer_id: string = randomUUID()) =>
      step(as, id, 'answer', { id: answer_id, answer }),
    handOver: (as: Persona, id: string, to: string) => step(as, id, 'handover', { to }),
    /** Moves all its times into the past. */
    age: (id: string, minutes: number) =>
      app().database.asOwner(
        `update support_questions set asked_at = asked_at - make_interval(mins => $2),
           remind_at = remind_at - make_interval(mins => $2), due_at = due_at - make_interval(mins => $2),
           claimed_at = claimed_at - make_interval(mins => $2), closed_at = closed_at - make_interval(mins => $2)
         where id = $1`,
        [id, minutes],
      ),
    trail: async (of: Persona): Promise<string[]> => {
      const rows = await app().database.asOwner(
        `select action from platform.audit_events where subject_id = $1 and action like 'support%' order by occurred_at, id`,
        [of.user_id],
      )
      return rows.map(({ action }) => action as string)
    },
  }
}
