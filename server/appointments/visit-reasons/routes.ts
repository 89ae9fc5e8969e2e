import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newVisitReason, visitReason } from '#domain/appointments/visit-reason.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { deleteVisitReason, keepVisitReason, readVisitReason } from './data.ts'

const byId = z.object({ id: uuid('Send the id of an appointment.') })

/** Why a patient comes: their provider reads it, and no one else of the clinic. */
export const visitReasonRoutes = apiRoutes()
  .put(
    '/appointments/:id/visit-reason',
    route({
      audience: 'signed-in',
      summary: 'Say why the caller comes to an appointment of theirs; its provider alone reads it',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(byId),
    validate.json(newVisitReason),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const isKept = await asActor(actor, (tx) => keepVisitReason(tx, actor.user_id, id, typed))
      requireFound(isKept || undefined)
      return c.body(null, 204)
    },
  )
  .get(
    '/appointments/:id/visit-reason',
    route({
      audience: 'signed-in',
      summary: 'Read what the caller has said of an appointment of theirs',
      responses: { 200: visitReason },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const said = await asActor(actor, (tx) => readVisitReason(tx, actor.user_id, id))
      requireFound(said)
      return c.json(said, 200)
    },
  )
  .delete(
    '/appointments/:id/visit-reason',
    route({
      audience: 'signed-in',
      summary: 'Withdraw what the caller has said of an appointment of theirs',
      responses: { 204: true },
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => deleteVisitReason(tx, actor.user_id, id))
      return c.body(null, 204)
    },
  )
