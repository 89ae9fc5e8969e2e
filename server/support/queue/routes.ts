import * as z from 'zod/mini'
import {
  newQuestionAnswer,
  questionCount,
  questionHandover,
  questionQueue,
} from '#domain/support/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { type Actor, asActor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { countQuestionsToAnswer } from '../../practice/questions-to-answer/data.ts'
import { listQueue } from './data.ts'
import {
  answerQuestion,
  claimQuestion,
  handOver,
  releaseQuestion,
  type Stepping,
} from './steps/data.ts'

const byId = z.object({ id: uuid('Send the id of a question.') })

type Change = (tx: Transaction, stepping: Stepping) => Promise<void>

/** Does something, and answers the queue as it is then. */
const then = (actor: Actor, id?: string, change?: Change) =>
  asSystemFor(actor, 'no policy opens questions to those who answer', async (tx) => {
    const at = now()
    if (id !== undefined) await change?.(tx, { actor_id: actor.user_id, id, at })
    return listQueue(tx, actor.user_id, at)
  })

/** The queue of those who answer: front desk and admins, and providers, each with what is theirs. */
export const supportQueueRoutes = apiRoutes()
  .get(
    '/clinic/support-questions',
    route({
      audience: 'clinic-staff',
      summary:
        'List the questions that the caller may answer, the first due first; name and words of what they have claimed. Health questions are for providers alone',
      responses: { 200: questionQueue },
    }),
    async (c) => c.json(await then(c.var.actor), 200),
  )
  .get(
    '/clinic/support-questions/count',
    route({
      audience: 'clinic-staff',
      summary: 'How many questions the caller may answer that no colleague has; no name is read',
      responses: { 200: questionCount },
    }),
    async (c) => c.json(await asActor(c.var.actor, countQuestionsToAnswer), 200),
  )
  .post(
    '/clinic/support-questions/:id/claim',
    route({
      audience: 'clinic-staff',
      summary:
        'Claim a question for 30 minutes, one at a time, so that no colleague answers as well',
      responses: { 200: questionQueue },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => c.json(await then(c.var.actor, c.req.valid('param').id, claimQuestion), 200),
  )
  .post(
    '/clinic/support-questions/:id/release',
    route({
      audience: 'clinic-staff',
      summary: 'Give a claimed question back to the colleagues',
      responses: { 200: questionQueue },
      problems: [404],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => c.json(await then(c.var.actor, c.req.valid('param').id, releaseQuestion), 200),
  )
  .post(
    '/clinic/support-questions/:id/answer',
    route({
      audience: 'clinic-staff',
      summary: 'Answer a question; its person gets an email without a word of it',
      responses: { 200: questionQueue },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(newQuestionAnswer),
    async (c) => {
      const answer = c.req.valid('json')
      const queue = await then(c.var.actor, c.req.valid('param').id, (tx, stepping) =>
        answerQuestion(tx, stepping, answer),
      )
      return c.json(queue, 200)
    },
  )
  .post(
    '/clinic/support-questions/:id/handover',
    route({
      audience: 'clinic-staff',
      summary:
        'Hand a claimed question over to the providers of a profession; the caller sees it no more',
      responses: { 200: questionQueue },
      problems: [404],
    }),
    validate.param(byId),
    validate.json(questionHandover),
    async (c) => {
      const { to } = c.req.valid('json')
      const queue = await then(c.var.actor, c.req.valid('param').id, (tx, stepping) =>
        handOver(tx, stepping, to),
      )
      return c.json(queue, 200)
    },
  )
