import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  enteredBloodPressure,
  enteredGlucose,
  readingPermission,
} from '#domain/practice/clinic-readings.ts'
import { newBloodPressureReading, newGlucoseReading } from '#domain/readings/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asActorPipelined, asSystemFor, type Transaction } from '#server/platform/db.ts'
import type { LimitSettings } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { recordBloodPressureReading, recordGlucoseReading } from '../../readings/data.ts'
import { clinicReadingChangeRoutes } from './changes/routes.ts'
import { adviseOnGlucose, adviseOnPressure } from './patient-advice.ts'
import { findPermission, notifyOfReading, requirePermission } from './data.ts'

const patientParam = z.object({ patient_id: uuid('Send the id of a patient.') })

export const clinicReadingRoutes = (settings: LimitSettings & { PUBLIC_URL: string }) => {
  /** Writes a reading of a patient who agrees, and notifies them of a new one. */
  const enter = <Recorded extends { isNew: boolean }>(
    actor: Actor,
    patient_id: string,
    record: (tx: Transaction) => Promise<Recorded>,
  ) =>
    asSystemFor(actor, 'enter a reading that was taken at a clinic', async (tx) => {
      await requirePermission(tx, actor.user_id, patient_id)
      const recorded = await record(tx)
      if (recorded.isNew) await notifyOfReading(tx, settings, patient_id, 'entered')
      return recorded
    })

  return apiRoutes()
    .route('/', clinicReadingChangeRoutes(settings))
    .get(
      '/provider/patients/:patient_id/reading-permission',
      route({
        audience: 'approved-provider',
        summary: 'Whether a patient of the caller lets them enter readings',
        responses: { 200: readingPermission },
        problems: [404],
      }),
      validate.param(patientParam),
      async (c) => {
        const { patient_id } = c.req.valid('param')
        const { treats, is_given } = await asActorPipelined(c.var.actor, (tx) =>
          findPermission(tx, patient_id),
        )
        requireFound(treats || undefined)
        return c.json({ is_given }, 200)
      },
    )
    .post(
      '/provider/patients/:patient_id/blood-pressure-readings',
      route({
        audience: 'approved-provider',
        summary: 'Enter a blood-pressure reading that was taken at the clinic, with consent',
        responses: { 200: enteredBloodPressure, 201: enteredBloodPressure },
        problems: [404, 409],
      }),
      validate.param(patientParam),
      validate.json(newBloodPressureReading),
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const typed = c.req.valid('json')
        const { reading, read, isNew } = await enter(actor, patient_id, async (tx) => {
          const recorded = await recordBloodPressureReading(tx, patient_id, typed, actor.user_id)
          return { ...recorded, read: await adviseOnPressure(tx, recorded.reading) }
        })
        return c.json({ ...reading, ...read }, isNew ? 201 : 200)
      },
    )
    .post(
      '/provider/patients/:patient_id/glucose-readings',
      route({
        audience: 'approved-provider',
        summary: 'Enter a glucose reading that was taken at the clinic, with consent',
        responses: { 200: enteredGlucose, 201: enteredGlucose },
        problems: [404, 409],
      }),
      validate.param(patientParam),
      validate.json(newGlucoseReading),
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const typed = c.req.valid('json')
        const { reading, read, isNew } = await enter(actor, patient_id, async (tx) => {
          const recorded = await recordGlucoseReading(tx, patient_id, typed, actor.user_id)
          return { ...recorded, read: await adviseOnGlucose(tx, recorded.reading) }
        })
        return c.json({ ...reading, ...read }, isNew ? 201 : 200)
      },
    )
}
