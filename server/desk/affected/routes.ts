import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  absenceCancellation,
  absenceCancelled,
  affectedVisit,
  byMark,
} from '#domain/practice/affected.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { cancelAffected, findAbsence } from '../../practice/absences/data.ts'
import {
  listAffected,
  markAffected,
  unmarkAffected,
} from '../../practice/absences/affected/data.ts'

/** The mark is in the address; a form of another page cannot send JSON. */
const emptyBody = z.strictObject({})

const byId = z.object({ id: uuid('Send the id of an absence.') })

/** Whom an absence affects, and what is done about it, as the front desk does it. */
export const deskAffectedRoutes = apiRoutes()
  .get(
    '/desk/absences/:id/patients',
    route({
      audience: 'front-desk',
      summary:
        'List the patients of an absence, the earliest first, with what was done about each; each patient’s reading is recorded',
      responses: { 200: z.array(affectedVisit) },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const rows = await asSystemFor(actor, 'list whom an absence affects', async (tx) => {
        requireFound(await findAbsence(tx, id))
        return listAffected(tx, actor.user_id, id)
      })
      return c.json(rows, 200)
    },
  )
  .post(
    '/desk/absences/:id/cancellation',
    route({
      audience: 'front-desk',
      summary:
        'Cancel all that is to come in an absence; the patients get an email, and do not read why',
      responses: { 200: absenceCancelled },
      problems: [404],
    }),
    validate.param(byId),
    validate.json(absenceCancellation),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      const cancelled = await asSystemFor(
        actor,
        'cancel what falls into an absence',
        async (tx) => {
          const known = await findAbsence(tx, id)
          requireFound(known)
          return cancelAffected(tx, actor.user_id, known, reason)
        },
      )
      return c.json({ cancelled }, 200)
    },
  )
  .put(
    '/desk/appointments/:id/absence-marks/:mark',
    route({
      audience: 'front-desk',
      summary: 'State that the patient of an appointment was called or notified of an absence',
      responses: { 204: true },
      problems: [404],
    }),
    validate.json(emptyBody),
    validate.param(byMark),
    async (c) => {
      const { actor } = c.var
      const marked = c.req.valid('param')
      const isKnown = await asSystemFor(actor, 'mark whom an absence affects', (tx) =>
        markAffected(tx, actor.user_id, marked),
      )
      requireFound(isKnown || undefined)
      return c.body(null, 204)
    },
  )
  .delete(
    '/desk/appointments/:id/absence-marks/:mark',
    route({
      audience: 'front-desk',
      summary: 'Withdraw that the patient of an appointment was called or notified of an absence',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(byMark),
    async (c) => {
      const { actor } = c.var
      const marked = c.req.valid('param')
      const isKnown = await asSystemFor(actor, 'unmark whom an absence affects', (tx) =>
        unmarkAffected(tx, marked),
      )
      requireFound(isKnown || undefined)
      return c.body(null, 204)
    },
  )
