import * as z from 'zod/mini'
import { checkIn, newCheckIn, ownCheckIns } from '#domain/check-ins/schema.ts'
import { includesCheckIn } from '#domain/membership/benefits.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, type Transaction } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { listPlanKeys } from '../membership/benefits/data.ts'
import { requireIncluded } from './check-in-problems.ts'
import { hasSent, openCheckIns, readOwnCheckIns, sendCheckIn } from './data.ts'

const byPatient = z.object({ id: uuid('Send the id of a patient.') })

async function readAll(tx: Transaction, user_id: string) {
  const [plan_keys, own] = await Promise.all([
    listPlanKeys(tx, user_id),
    readOwnCheckIns(tx, user_id),
  ])
  return { is_included: includesCheckIn(plan_keys), ...own }
}

/** Monthly check-ins, as the person who sends them sees them, and the providers with whom they share them. */
export const checkInRoutes = apiRoutes()
  .get(
    '/check-ins',
    route({
      audience: 'client',
      summary: 'The caller’s check-ins with their answers, and whether one of this month is open',
      responses: { 200: ownCheckIns },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActor(actor, (tx) => readAll(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/check-ins',
    route({
      audience: 'client',
      summary: 'Send the check-in of this month to the therapists; with a plan that includes it',
      responses: { 200: ownCheckIns, 201: ownCheckIns },
      problems: [409],
    }),
    validate.json(newCheckIn),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { isNew, own } = await asActor(actor, async (tx) => {
        // A retry of what was sent while the plan ran is no new one.
        if (!(await hasSent(tx, actor.user_id, typed.id)))
          requireIncluded(includesCheckIn(await listPlanKeys(tx, actor.user_id)))
        const sent = await sendCheckIn(tx, actor.user_id, typed, now())
        return { ...sent, own: await readAll(tx, actor.user_id) }
      })
      return c.json(own, isNew ? 201 : 200)
    },
  )
  .get(
    '/provider/patients/:id/check-ins',
    route({
      audience: 'approved-provider',
      summary: 'List the check-ins that a patient shares with the caller, newest first',
      responses: { 200: z.array(checkIn) },
      problems: [404],
    }),
    validate.param(byPatient),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const rows = await asActor(actor, (tx) => openCheckIns(tx, actor.user_id, id))
      return c.json(rows, 200)
    },
  )
