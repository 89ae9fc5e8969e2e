import * as z from 'zod/mini'
import {
  dischargedPatient,
  dischargedRow,
  newDischarge,
  ownDischarge,
  readmissionForm,
} from '#domain/discharges/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import {
  dischargePatient,
  listDischarged,
  listOwnDischarges,
  openDischarged,
  readmitPatient,
} from './data.ts'
import { emailDischarge } from './notifications/discharge-email.ts'

const patientParam = validate.param(z.object({ patient_id: uuid('Send the id of a patient.') }))
const dischargeId = z.object({ id: uuid() })

/** The end of the care of a patient by a provider, and their way back. */
export const dischargeRoutes = (env: Env) =>
  apiRoutes()
    .post(
      '/provider/patients/:patient_id/discharges',
      route({
        audience: 'approved-provider',
        summary: 'End the care of a patient of the caller, and cancel the visits ahead with it',
        responses: { 200: dischargeId, 201: dischargeId },
        problems: [404, 409],
      }),
      patientParam,
      validate.json(newDischarge),
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const discharge = c.req.valid('json')
        const { isNew } = await asActor(actor, (tx) =>
          dischargePatient(tx, actor.user_id, patient_id, discharge),
        )
        await asSystemFor(actor, 'email a patient about the end of their care', (tx) =>
          emailDischarge(tx, discharge.id, env.PUBLIC_URL),
        )
        return c.json({ id: discharge.id }, isNew ? 201 : 200)
      },
    )
    .post(
      '/provider/patients/:patient_id/readmissions',
      route({
        audience: 'approved-provider',
        summary: 'Take a discharged patient of the caller back into care',
        responses: { 204: true },
        problems: [404, 409],
      }),
      patientParam,
      validate.json(readmissionForm),
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const { reason } = c.req.valid('json')
        const ended = await asActor(actor, (tx) =>
          readmitPatient(tx, actor.user_id, patient_id, reason),
        )
        if (ended)
          await asSystemFor(actor, 'email a patient that their care goes on', (tx) =>
            emailDischarge(tx, ended, env.PUBLIC_URL),
          )
        return c.body(null, 204)
      },
    )
    .get(
      '/provider/discharges',
      route({
        audience: 'approved-provider',
        summary: 'List the discharged patients of the caller, the last first; 300 at most',
        responses: { 200: z.array(dischargedRow) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActor(actor, (tx) => listDischarged(tx, actor.user_id)), 200)
      },
    )
    .get(
      '/provider/patients/:patient_id/discharge',
      route({
        audience: 'approved-provider',
        summary: 'Open what the caller wrote about a discharged patient of theirs',
        responses: { 200: dischargedPatient },
        problems: [404],
      }),
      patientParam,
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const found = await asActor(actor, (tx) => openDischarged(tx, actor.user_id, patient_id))
        requireFound(found)
        return c.json(found, 200)
      },
    )
    .get(
      '/discharges',
      route({
        audience: 'signed-in',
        summary: 'List who ended the care of the caller, with the summaries shared with them',
        responses: { 200: z.array(ownDischarge) },
      }),
      async (c) => c.json(await asActorPipelined(c.var.actor, listOwnDischarges), 200),
    )
