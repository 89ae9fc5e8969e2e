import * as z from 'zod/mini'
import {
  recordedScreening,
  screeningAlert,
  screeningPermission,
} from '#domain/practice/clinic-screenings.ts'
import { newClinicScreening } from '#domain/screening/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import type { LimitSettings } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { findScreeningPermission, notifyOfScreening, recordClinicScreening } from './data.ts'
import { clinicScreeningRemovalRoutes } from './removals/routes.ts'

const patientParam = z.object({ patient_id: uuid('Send the id of a patient.') })
const resultParam = z.extend(patientParam, { id: uuid('Send the id of a screening.') })

/** Questionnaires that a patient answers at the clinic, by policies that ask for their consent. */
export const clinicScreeningRoutes = (settings: LimitSettings & { PUBLIC_URL: string }) =>
  apiRoutes()
    .route('/', clinicScreeningRemovalRoutes(settings))
    .get(
      '/provider/patients/:patient_id/screening-permission',
      route({
        audience: 'approved-provider',
        summary: 'Whether a patient of the caller lets them record questionnaires at the clinic',
        responses: { 200: screeningPermission },
        problems: [404],
      }),
      validate.param(patientParam),
      async (c) => {
        const { patient_id } = c.req.valid('param')
        const { treats, ...permission } = await asActorPipelined(c.var.actor, (tx) =>
          findScreeningPermission(tx, patient_id),
        )
        requireFound(treats || undefined)
        return c.json(permission, 200)
      },
    )
    .post(
      '/provider/patients/:patient_id/screenings',
      route({
        audience: 'approved-provider',
        summary:
          'Record one questionnaire that a patient answers at the clinic, with consent; the server scores it',
        responses: { 200: recordedScreening, 201: recordedScreening },
        problems: [404, 409],
      }),
      validate.param(patientParam),
      validate.json(newClinicScreening),
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const given = c.req.valid('json')
        const { recorded, isNew } = await asActor(actor, (tx) =>
          recordClinicScreening(tx, actor.user_id, patient_id, given),
        )
        return c.json(recorded, isNew ? 201 : 200)
      },
    )
    .post(
      '/provider/patients/:patient_id/screenings/:id/alert',
      route({
        audience: 'approved-provider',
        summary:
          'Raise the alert of a questionnaire recorded at the clinic, once its patient has agreed to alerts',
        responses: { 200: screeningAlert },
        problems: [404],
      }),
      validate.param(resultParam),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const of = c.req.valid('param')
        return c.json(await asActor(actor, (tx) => notifyOfScreening(tx, actor.user_id, of)), 200)
      },
    )
