import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { dayWait, newDayWait } from '#domain/appointments/day-waits.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { providerNotBookable } from '../booking-problems.ts'
import { offerAtOnce } from '../slot-offers/jobs.ts'
import { joinDay, leaveDay, listDayWaits } from './data.ts'

const byId = z.object({ id: uuid('Send the id of a place on the list of a day.') })

/** The list of a day that is full. What is offered is answered as an offer of the waiting list. */
export const dayWaitRoutes = apiRoutes()
  .get(
    '/day-waits',
    route({
      audience: 'signed-in',
      summary: 'List for which full days the caller waits, each with what is offered',
      responses: { 200: z.array(dayWait) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorPipelined(actor, (tx) => listDayWaits(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/day-waits',
    route({
      audience: 'signed-in',
      summary: 'Put the caller’s name on the list of a day that is full',
      responses: { 200: dayWait, 201: dayWait },
      problems: [404, 409],
    }),
    validate.json(newDayWait),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('json')
      if (wanted.provider_id === actor.user_id) throw providerNotBookable()
      const { isNew, entry } = await asActor(actor, async (tx) => {
        const joined = await joinDay(tx, { patient_id: actor.user_id }, wanted, now())
        const [found] = await listDayWaits(tx, actor.user_id, joined.id)
        return { ...joined, entry: found }
      })
      requireFound(entry)
      return c.json(entry, isNew ? 201 : 200)
    },
  )
  .delete(
    '/day-waits/:id',
    route({
      audience: 'signed-in',
      summary: 'Take the caller’s name off the list of a day, and decline what is offered',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const left = await asActor(actor, (tx) => leaveDay(tx, id, { patient_id: actor.user_id }))
      requireFound(left)
      for (const freed of left.freed) await offerAtOnce(freed)
      return c.body(null, 204)
    },
  )
