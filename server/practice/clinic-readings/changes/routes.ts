import * as z from 'zod/mini'
import {
  changedBloodPressure,
  changedGlucose,
  clinicBloodPressureCorrection,
  clinicGlucoseCorrection,
  clinicReadings,
  clinicRemoval,
} from '#domain/practice/clinic-reading-changes.ts'
import { uuid } from '#domain/values/uuid.ts'
import { auditReading } from '#server/platform/audit.ts'
import { type Actor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import type { LimitSettings } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import type { ClinicChange } from '../../../readings/changes/change-problems.ts'
import {
  correctBloodPressure,
  correctGlucose,
  removeReading,
  restoreReading,
} from '../../../readings/changes/data.ts'
import type { ReadingRecord } from '../../../readings/data.ts'
import { notifyOfReading } from '../data.ts'
import { adviseOnGlucose, adviseOnPressure } from '../patient-advice.ts'
import {
  listClinicReadings,
  readClinicChange,
  readClinicGlucose,
  readClinicPressure,
} from './data.ts'

const patientParam = z.object({ patient_id: uuid('Send the id of a patient.') })
const readingParam = z.object({
  patient_id: uuid('Send the id of a patient.'),
  id: uuid('Send the id of a reading.'),
})
type Target = z.output<typeof readingParam>

const removals = {
  remove: removeReading,
  restore: restoreReading,
} as const

/** A provider corrects, removes and restores what was entered at a clinic, while the patient lets them enter readings. */
export const clinicReadingChangeRoutes = (settings: LimitSettings & { PUBLIC_URL: string }) => {
  /** Changes a reading as the system, once the provider was checked, and notifies the patient. */
  const changing = <Changed>(
    actor: Actor,
    { patient_id }: Target,
    reason: string | null | undefined,
    change: (tx: Transaction, clinic: ClinicChange) => Promise<Changed>,
  ) =>
    asSystemFor(actor, 'change a reading that was entered at a clinic', async (tx) => {
      const clinic = await readClinicChange(tx, actor.user_id, patient_id, reason)
      const changed = await change(tx, clinic)
      await notifyOfReading(tx, settings, patient_id, 'changed')
      return changed
    })

  const setRemoved = (
    actor: Actor,
    record: ReadingRecord,
    target: Target,
    step: keyof typeof removals,
    reason?: string | null,
  ) =>
    changing(actor, target, reason, (tx, clinic) =>
      removals[step](tx, record, { user_id: target.patient_id, id: target.id, clinic }),
    )

  return apiRoutes()
    .get(
      '/provider/patients/:patient_id/clinic-readings',
      route({
        audience: 'approved-provider',
        summary: 'List readings entered at a clinic that the caller may correct or remove',
        responses: { 200: clinicReadings },
        problems: [404],
      }),
      validate.param(patientParam),
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const listed = await asSystemFor(actor, 'list what was entered at a clinic', async (tx) => {
          const clinic = await readClinicChange(tx, actor.user_id, patient_id)
          await auditReading(tx, actor.user_id, [patient_id], 'clinic_readings.read')
          return listClinicReadings(tx, patient_id, clinic)
        })
        return c.json(listed, 200)
      },
    )
    .patch(
      '/provider/patients/:patient_id/blood-pressure-readings/:id',
      route({
        audience: 'approved-provider',
        summary: 'Correct a blood-pressure reading that was entered at a clinic',
        responses: { 200: changedBloodPressure },
        problems: [404, 409],
      }),
      validate.param(readingParam),
      validate.json(clinicBloodPressureCorrection),
      async (c) => {
        const target = c.req.valid('param')
        const { reason, ...correction } = c.req.valid('json')
        const answer = await changing(c.var.actor, target, reason, async (tx, clinic) => {
          const { patient_id: user_id, id } = target
          await correctBloodPressure(tx, { user_id, id, clinic }, correction)
          const reading = await readClinicPressure(tx, user_id, id, clinic)
          return { ...reading, ...(await adviseOnPressure(tx, reading)) }
        })
        return c.json(answer, 200)
      },
    )
    .post(
      '/provider/patients/:patient_id/blood-pressure-readings/:id/removal',
      route({
        audience: 'approved-provider',
        summary: 'Remove a blood-pressure reading that was entered at a clinic',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(readingParam),
      validate.json(clinicRemoval),
      async (c) => {
        const target = c.req.valid('param')
        const { reason } = c.req.valid('json')
        await setRemoved(c.var.actor, 'blood_pressure_reading', target, 'remove', reason)
        return c.body(null, 204)
      },
    )
    .delete(
      '/provider/patients/:patient_id/blood-pressure-readings/:id/removal',
      route({
        audience: 'approved-provider',
        summary: 'Restore a blood-pressure reading that the caller removed within a day',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(readingParam),
      async (c) => {
        const target = c.req.valid('param')
        await setRemoved(c.var.actor, 'blood_pressure_reading', target, 'restore')
        return c.body(null, 204)
      },
    )
    .patch(
      '/provider/patients/:patient_id/glucose-readings/:id',
      route({
        audience: 'approved-provider',
        summary: 'Correct a glucose reading that was entered at a clinic',
        responses: { 200: changedGlucose },
        problems: [404, 409],
      }),
      validate.param(readingParam),
      validate.json(clinicGlucoseCorrection),
      async (c) => {
        const target = c.req.valid('param')
        const { reason, ...correction } = c.req.valid('json')
        const answer = await changing(c.var.actor, target, reason, async (tx, clinic) => {
          const { patient_id: user_id, id } = target
          await correctGlucose(tx, { user_id, id, clinic }, correction)
          const reading = await readClinicGlucose(tx, user_id, id, clinic)
          return { ...reading, ...(await adviseOnGlucose(tx, reading)) }
        })
        return c.json(answer, 200)
      },
    )
    .post(
      '/provider/patients/:patient_id/glucose-readings/:id/removal',
      route({
        audience: 'approved-provider',
        summary: 'Remove a glucose reading that was entered at a clinic',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(readingParam),
      validate.json(clinicRemoval),
      async (c) => {
        const target = c.req.valid('param')
        const { reason } = c.req.valid('json')
        await setRemoved(c.var.actor, 'glucose_reading', target, 'remove', reason)
        return c.body(null, 204)
      },
    )
    .delete(
      '/provider/patients/:patient_id/glucose-readings/:id/removal',
      route({
        audience: 'approved-provider',
        summary: 'Restore a glucose reading that the caller removed within a day',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(readingParam),
      async (c) => {
        const target = c.req.valid('param')
        await setRemoved(c.var.actor, 'glucose_reading', target, 'restore')
        return c.body(null, 204)
      },
    )
}
