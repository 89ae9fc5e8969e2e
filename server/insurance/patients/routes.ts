import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newPatientInsurance, patientInsurance } from '#domain/insurance/insurers.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { keepInsurance, openInsurance, requireTreated } from './data.ts'

const byPatient = z.object({ patient_id: uuid('Send the id of a patient.') })
const reason = 'only the system keeps insurances of patients'
const responses = { 200: patientInsurance }

/** Who pays for a patient: kept by themselves, a provider who treats them, or the front desk. It says nothing of health. */
export const patientInsuranceRoutes = apiRoutes()
  .get(
    '/insurance',
    route({
      audience: 'signed-in',
      summary: 'Read the caller’s insurer and member number',
      responses,
      problems: [404],
    }),
    async (c) => {
      const { actor } = c.var
      const own = { actor_id: actor.user_id, patient_id: actor.user_id }
      return c.json(await asSystemFor(actor, reason, (tx) => openInsurance(tx, own)), 200)
    },
  )
  .put(
    '/insurance',
    route({
      audience: 'signed-in',
      summary: 'Keep the caller’s insurer and member number; null for none',
      responses,
      problems: [404],
    }),
    validate.json(newPatientInsurance),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const own = { actor_id: actor.user_id, patient_id: actor.user_id }
      return c.json(await asSystemFor(actor, reason, (tx) => keepInsurance(tx, own, typed)), 200)
    },
  )
  .get(
    '/desk/patients/:patient_id/insurance',
    route({
      audience: 'front-desk',
      summary: 'Read the insurer and member number of a patient; the reading is recorded',
      responses,
      problems: [404],
    }),
    validate.param(byPatient),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const kept = { actor_id: actor.user_id, patient_id }
      return c.json(await asSystemFor(actor, reason, (tx) => openInsurance(tx, kept)), 200)
    },
  )
  .put(
    '/desk/patients/:patient_id/insurance',
    route({
      audience: 'front-desk',
      summary: 'Keep the insurer and member number of a patient; null for none',
      responses,
      problems: [404],
    }),
    validate.param(byPatient),
    validate.json(newPatientInsurance),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const kept = { actor_id: actor.user_id, patient_id }
      return c.json(await asSystemFor(actor, reason, (tx) => keepInsurance(tx, kept, typed)), 200)
    },
  )
  .get(
    '/provider/patients/:patient_id/insurance',
    route({
      audience: 'approved-provider',
      summary: 'Read the insurer and member number of a patient of the caller',
      responses,
      problems: [404],
    }),
    validate.param(byPatient),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      await asActor(actor, (tx) => requireTreated(tx, patient_id))
      const kept = { actor_id: actor.user_id, patient_id }
      return c.json(await asSystemFor(actor, reason, (tx) => openInsurance(tx, kept)), 200)
    },
  )
  .put(
    '/provider/patients/:patient_id/insurance',
    route({
      audience: 'approved-provider',
      summary: 'Keep the insurer and member number of a patient of the caller; null for none',
      responses,
      problems: [404],
    }),
    validate.param(byPatient),
    validate.json(newPatientInsurance),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const typed = c.req.valid('json')
      await asActor(actor, (tx) => requireTreated(tx, patient_id))
      const kept = { actor_id: actor.user_id, patient_id }
      return c.json(await asSystemFor(actor, reason, (tx) => keepInsurance(tx, kept, typed)), 200)
    },
  )
