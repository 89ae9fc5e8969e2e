import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { deskDayWait, deskDayWaitsQuery, newDeskDayWait } from '#domain/desk/day-waits.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { leaveDay } from '../../appointments/day-waits/data.ts'
import { offerAtOnce } from '../../appointments/slot-offers/jobs.ts'
import { joinForDesk, listWaitsOfDay } from './data.ts'

const why = 'no policy opens the lists of days to the front desk'
const byId = z.object({ id: uuid('Send the id of a place on the list of a day.') })

/** Who waits for a time of a day that is full. */
export const deskDayWaitRoutes = apiRoutes()
  .get(
    '/desk/day-waits',
    route({
      audience: 'front-desk',
      summary: 'List who waits for a time of a day, in turn; each patient’s reading is recorded',
      responses: { 200: z.array(deskDayWait) },
    }),
    validate.query(deskDayWaitsQuery),
    async (c) => {
      const { actor } = c.var
      const query = c.req.valid('query')
      const rows = await asSystemFor(actor, why, (tx) => listWaitsOfDay(tx, actor.user_id, query))
      return c.json(rows, 200)
    },
  )
  .post(
    '/desk/day-waits',
    route({
      audience: 'front-desk',
      summary: 'Put a patient on the list of a day that is full',
      responses: { 200: deskDayWait, 201: deskDayWait },
      problems: [404, 409],
    }),
    validate.json(newDeskDayWait),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('json')
      const { entry, isNew } = await asSystemFor(actor, why, (tx) =>
        joinForDesk(tx, actor.user_id, wanted, now()),
      )
      requireFound(entry)
      return c.json(entry, isNew ? 201 : 200)
    },
  )
  .delete(
    '/desk/day-waits/:id',
    route({
      audience: 'front-desk',
      summary: 'Take a patient off the list of a day; what is offered goes to the next',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const left = await asSystemFor(actor, why, (tx) =>
        leaveDay(tx, id, { desk_id: actor.user_id }),
      )
      requireFound(left)
      for (const freed of left.freed) await offerAtOnce(freed)
      return c.body(null, 204)
    },
  )
