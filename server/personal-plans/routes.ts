import * as z from 'zod/mini'
import { includesCarePlan } from '#domain/membership/benefits.ts'
import {
  newMark,
  newWords,
  ownPersonalPlans,
  planMark,
  sharing,
} from '#domain/personal-plans/schema.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, type Transaction } from '#server/platform/db.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { readProfile } from '../accounts/profile/data.ts'
import { listPlanKeys } from '../membership/benefits/data.ts'
import { addWords, markStep, readPlans, removeMark, sharePlan } from './data.ts'
import { renderCarePlan } from './plan-pdf.ts'

const planParam = validate.param(z.object({ id: uuid('Send the id of a plan.') }))

async function readOwn(tx: Transaction, user_id: string) {
  const [plan_keys, own] = await Promise.all([listPlanKeys(tx, user_id), readPlans(tx, user_id)])
  return { is_included: includesCarePlan(plan_keys), ...own }
}

/** Care plans, as the people read them for whom they are written. */
export const personalPlanRoutes = apiRoutes()
  .get(
    '/personal-plans',
    route({
      audience: 'client',
      summary: 'The caller’s care plans with their versions, the current one first, and its marks',
      responses: { 200: ownPersonalPlans },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActor(actor, (tx) => readOwn(tx, actor.user_id)), 200)
    },
  )
  .put(
    '/personal-plans/:id/sharing',
    route({
      audience: 'client',
      summary: 'Show a care plan of the caller to all providers who treat them, or no longer',
      responses: { 200: ownPersonalPlans },
      problems: [404],
    }),
    planParam,
    validate.json(sharing),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { is_shared } = c.req.valid('json')
      const own = await asActor(actor, async (tx) => {
        await sharePlan(tx, actor.user_id, id, is_shared)
        return readOwn(tx, actor.user_id)
      })
      return c.json(own, 200)
    },
  )
  .post(
    '/personal-plans/:id/marks',
    route({
      audience: 'client',
      summary: 'Mark a step of the current care plan as done on a day',
      responses: { 200: planMark, 201: planMark },
      problems: [404, 409],
    }),
    planParam,
    validate.json(newMark),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const { mark, isNew } = await asActor(actor, (tx) => markStep(tx, actor.user_id, id, typed))
      return c.json(mark, isNew ? 201 : 200)
    },
  )
  .delete(
    '/personal-plans/marks/:id',
    route({
      audience: 'client',
      summary: 'Undo that a step was marked as done',
      responses: { 204: true },
    }),
    validate.param(z.object({ id: uuid('Send the id of a mark.') })),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => removeMark(tx, actor.user_id, id))
      return c.body(null, 204)
    },
  )
  .post(
    '/personal-plans/:id/words',
    route({
      audience: 'client',
      summary: 'Say that a step of the current care plan does not work for the caller',
      responses: { 200: ownPersonalPlans, 201: ownPersonalPlans },
      problems: [404, 409],
    }),
    planParam,
    validate.json(newWords),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const { isNew, own } = await asActor(actor, async (tx) => {
        const added = await addWords(tx, actor.user_id, id, typed)
        return { ...added, own: await readOwn(tx, actor.user_id) }
      })
      return c.json(own, isNew ? 201 : 200)
    },
  )
  .get(
    '/personal-plans/:id/plan.pdf',
    route({
      audience: 'client',
      summary: 'Download the newest version of a care plan of the caller, as PDF',
      responses: { 200: 'application/pdf' },
      problems: [404],
    }),
    planParam,
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const [{ plans }, profile] = await asActor(actor, (tx) =>
        Promise.all([readPlans(tx, actor.user_id), readProfile(tx, actor.user_id)]),
      )
      const plan = plans.find((one) => one.id === id)
      requireFound(plan)
      const version = plan.versions[0]!
      const name = profile?.full_name ?? ''
      const pdf = await renderPdf(actor.user_id, renderCarePlan(version, name, now()))
      const written_on = lusakaClock(version.published_at).day
      return c.body(pdf, 200, pdfHeaders(fileName(['care plan', name, written_on], 'pdf')))
    },
  )
