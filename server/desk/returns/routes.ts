import * as z from 'zod/mini'
import { newReturn, waitingReturn } from '#domain/desk/returns.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { giveBack, listWaitingReturns } from './data.ts'

const byPayment = z.object({ id: uuid('Send the id of a payment.') })
const why = 'only the system records what the desk gives back'

/** Money that the desk took and a provider or an admin has taken back: it goes to the patient. */
export const deskReturnRoutes = apiRoutes()
  .get(
    '/desk/returns',
    route({
      audience: 'front-desk',
      summary:
        'List the money that was reversed and is still to be given to its patient; each patient’s reading is recorded',
      responses: { 200: z.array(waitingReturn) },
    }),
    async (c) => {
      const { actor } = c.var
      const rows = await asSystemFor(actor, why, (tx) => listWaitingReturns(tx, actor.user_id))
      return c.json(rows, 200)
    },
  )
  .post(
    '/desk/returns/:id',
    route({
      audience: 'front-desk',
      summary:
        'Record how the money of a reversed payment went to its patient: from the caller’s till of today, or in another way with a note; answers what still waits',
      responses: { 200: z.array(waitingReturn) },
      problems: [404, 409],
    }),
    validate.param(byPayment),
    validate.json(newReturn),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const given = c.req.valid('json')
      const rows = await asSystemFor(actor, why, async (tx) => {
        await giveBack(tx, actor.user_id, id, given, todayInLusaka())
        return listWaitingReturns(tx, actor.user_id)
      })
      return c.json(rows, 200)
    },
  )
