import * as z from 'zod/mini'
import { screeningRemovedAtClinic } from '#domain/practice/clinic-screenings.ts'
import { removedScreening } from '#domain/screening/removed.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined, asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireActiveConsent } from '../../accounts/consents/data.ts'
import {
  listRemovedAtClinic,
  listRemovedScreenings,
  removeScreening,
  restoreScreening,
} from './data.ts'

const screeningParam = z.object({ id: uuid('Send the id of a screening.') })
const patientParam = z.object({ patient_id: uuid('Send the id of a patient.') })

const reason = 'mark an own screening as removed, which no person can'

export const screeningRemovalRoutes = apiRoutes()
  .delete(
    '/screening-results/:id',
    route({
      audience: 'signed-in',
      summary: 'Remove an own screening; an alert that it raised stays',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(screeningParam),
    async (c) => {
      const { actor } = c.var
      const own = { user_id: actor.user_id, id: c.req.valid('param').id }
      await asSystemFor(actor, reason, (tx) => removeScreening(tx, own))
      return c.body(null, 204)
    },
  )
  .delete(
    '/screening-results/:id/removal',
    route({
      audience: 'signed-in',
      summary: 'Restore an own screening that was removed within a day',
      responses: { 204: true },
      problems: [403, 404],
    }),
    validate.param(screeningParam),
    async (c) => {
      const { actor } = c.var
      const own = { user_id: actor.user_id, id: c.req.valid('param').id }
      await asActor(actor, requireActiveConsent)
      await asSystemFor(actor, reason, (tx) => restoreScreening(tx, own))
      return c.body(null, 204)
    },
  )
  .get(
    '/screening-results/removed-at-clinic',
    route({
      audience: 'signed-in',
      summary: 'List own screenings that a provider has removed: when, why and by which provider',
      responses: { 200: z.array(screeningRemovedAtClinic) },
    }),
    async (c) => c.json(await asActorPipelined(c.var.actor, listRemovedAtClinic), 200),
  )
  .get(
    '/provider/patients/:patient_id/removed-screenings',
    route({
      audience: 'approved-provider',
      summary: 'List when a patient removed screenings that the caller has seen',
      responses: { 200: z.array(removedScreening) },
    }),
    validate.param(patientParam),
    async (c) => {
      const { patient_id } = c.req.valid('param')
      const removed = await asActorPipelined(c.var.actor, (tx) =>
        listRemovedScreenings(tx, patient_id),
      )
      return c.json(removed, 200)
    },
  )
