import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  absenceCancellation,
  absenceCancelled,
  affectedVisit,
  byMark,
} from '#domain/practice/affected.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { cancelAffected, findAbsence } from '../data.ts'
import { listAffected, markAffected, ofOwnPatients, unmarkAffected } from './data.ts'

/** The mark is in the address; a form of another page cannot send JSON. */
const emptyBody = z.strictObject({})

const byId = z.object({ id: uuid('Send the id of an absence.') })

/** Whom an absence of the caller affects, and what is done about it. */
export const affectedRoutes = apiRoutes()
  .get(
    '/provider/absences/:id/patients',
    route({
      audience: 'approved-provider',
      summary:
        'List the patients of an absence of the caller, the earliest first, with what was done about each; each patient’s reading is recorded',
      responses: { 200: z.array(affectedVisit) },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const rows = await asSystemFor(actor, 'list whom an absence affects', async (tx) => {
        requireFound(await findAbsence(tx, id, actor.user_id))
        return listAffected(tx, actor.user_id, id)
      })
      return c.json(await asActor(actor, (tx) => ofOwnPatients(tx, rows)), 200)
    },
  )
  .post(
    '/provider/absences/:id/cancellation',
    route({
      audience: 'approved-provider',
      summary:
        'Cancel all that is to come in an absence of the caller; the patients get an email, and do not read why',
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
          const known = await findAbsence(tx, id, actor.user_id)
          requireFound(known)
          return cancelAffected(tx, actor.user_id, known, reason)
        },
      )
      return c.json({ cancelled }, 200)
    },
  )
  .put(
    '/provider/appointments/:id/absence-marks/:mark',
    route({
      audience: 'approved-provider',
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
        markAffected(tx, actor.user_id, marked, actor.user_id),
      )
      requireFound(isKnown || undefined)
      return c.body(null, 204)
    },
  )
  .delete(
    '/provider/appointments/:id/absence-marks/:mark',
    route({
      audience: 'approved-provider',
      summary: 'Withdraw that the patient of an appointment was called or notified of an absence',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(byMark),
    async (c) => {
      const { actor } = c.var
      const marked = c.req.valid('param')
      const isKnown = await asSystemFor(actor, 'unmark whom an absence affects', (tx) =>
        unmarkAffected(tx, marked, actor.user_id),
      )
      requireFound(isKnown || undefined)
      return c.body(null, 204)
    },
  )
