import * as z from 'zod/mini'
import { includesSupport } from '#domain/membership/benefits.ts'
import { newQuestion, newQuestionMessage, ownQuestions } from '#domain/support/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { type Actor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { listPlanKeys } from '../membership/benefits/data.ts'
import {
  askQuestion,
  closeQuestion,
  hasAsked,
  listOwnQuestions,
  markRead,
  writeInQuestion,
} from './data.ts'
import { promiseOf, readOpenTimes } from './promise.ts'
import { requireIncluded } from './support-problems.ts'

const byId = z.object({ id: uuid('Send the id of a question.') })

const isIncluded = async (tx: Transaction, user_id: string) =>
  includesSupport(await listPlanKeys(tx, user_id))

/** Does something, and answers the questions of the person as they are then. */
const then = <T = void>(actor: Actor, change: (tx: Transaction, at: Date) => Promise<T>) =>
  asSystemFor(actor, 'only the system keeps questions, with the names of staff', async (tx) => {
    const { user_id } = actor
    const at = now()
    const done = await change(tx, at)
    const own = {
      is_included: await isIncluded(tx, user_id),
      next_due_at: promiseOf(at, await readOpenTimes(tx)).due_at,
      questions: await listOwnQuestions(tx, user_id, at),
    }
    return { done, own }
  })

/** Priority support, as the person who asks sees it. */
export const supportRoutes = apiRoutes()
  .get(
    '/support-questions',
    route({
      audience: 'client',
      summary:
        'The caller’s questions to the team with their answers, and by when one is answered that is sent now',
      responses: { 200: ownQuestions },
    }),
    async (c) => {
      const { own } = await then(c.var.actor, async () => undefined)
      return c.json(own, 200)
    },
  )
  .post(
    '/support-questions',
    route({
      audience: 'client',
      summary: 'Ask the team a question; with a plan that includes priority support',
      responses: { 200: ownQuestions, 201: ownQuestions },
      problems: [409],
    }),
    validate.json(newQuestion),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { done, own } = await then(actor, async (tx, at) => {
        // A retry of what was asked while the plan ran is no new one.
        if (!(await hasAsked(tx, actor.user_id, typed.id)))
          requireIncluded(await isIncluded(tx, actor.user_id))
        return askQuestion(tx, actor.user_id, typed, at)
      })
      return c.json(own, done.isNew ? 201 : 200)
    },
  )
  .post(
    '/support-questions/:id/messages',
    route({
      audience: 'client',
      summary:
        'Write more in a question; after an answer, or within seven days of its closing, it waits for an answer again',
      responses: { 200: ownQuestions },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(newQuestionMessage),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const message = c.req.valid('json')
      const { own } = await then(actor, (tx, at) =>
        writeInQuestion(
          tx,
          actor.user_id,
          { id, message },
          { at, mayBegin: async () => requireIncluded(await isIncluded(tx, actor.user_id)) },
        ),
      )
      return c.json(own, 200)
    },
  )
  .post(
    '/support-questions/:id/closing',
    route({
      audience: 'client',
      summary: 'Close a question that needs no answer any more',
      responses: { 200: ownQuestions },
      problems: [404],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { own } = await then(actor, (tx, at) => closeQuestion(tx, actor.user_id, id, at))
      return c.json(own, 200)
    },
  )
  .post(
    '/support-questions/:id/reading',
    route({
      audience: 'client',
      summary: 'Note that the caller has seen the answer to a question',
      responses: { 200: ownQuestions },
      problems: [404],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { own } = await then(actor, (tx, at) => markRead(tx, actor.user_id, id, at))
      return c.json(own, 200)
    },
  )
