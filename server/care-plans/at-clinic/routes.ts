import * as z from 'zod/mini'
import { newExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import { newMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { planPermission } from '#domain/care-plans/shared/at-clinic.ts'
import { planRequestRow } from '#domain/care-plans/shared/queue.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { askForExercisePlan } from '../exercise/data.ts'
import { askForMealPlan } from '../meal/data.ts'
import { readTakenLine } from '../queue/data.ts'
import { askingAtClinic, openPlanPermission } from './data.ts'

const patientParam = z.object({ patient_id: uuid('Send the id of a patient.') })

/** Plans that a provider starts with a patient at the clinic, by policies that ask for their consent. */
export const clinicPlanRoutes = apiRoutes()
  .get(
    '/provider/patients/:patient_id/plan-permission',
    route({
      audience: 'plan-writer',
      summary:
        'Whether a patient lets the caller start a plan at the clinic, and what is known for it; each reading is recorded',
      responses: { 200: planPermission },
      problems: [404],
    }),
    validate.param(patientParam),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const permission = await asActor(actor, (tx) =>
        openPlanPermission(tx, actor.user_id, patient_id),
      )
      return c.json(permission, 200)
    },
  )
  .post(
    '/provider/patients/:patient_id/meal-plan-requests',
    route({
      audience: 'plan-writer',
      summary: 'Ask for a meal plan with a patient at the clinic, with consent, and claim it',
      responses: { 200: planRequestRow, 201: planRequestRow },
      problems: [404, 409],
    }),
    validate.param(patientParam),
    validate.json(newMealPlanRequest),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const { line, isNew } = await asActor(actor, async (tx) => {
        const asking = await askingAtClinic(tx, actor.user_id, patient_id, 'meal')
        const { request, isNew } = await askForMealPlan(tx, asking, typed)
        return { line: await readTakenLine(tx, 'meal', actor.user_id, request.id), isNew }
      })
      return c.json(line, isNew ? 201 : 200)
    },
  )
  .post(
    '/provider/patients/:patient_id/exercise-plan-requests',
    route({
      audience: 'plan-writer',
      summary: 'Ask for an exercise plan with a patient at the clinic, with consent, and claim it',
      responses: { 200: planRequestRow, 201: planRequestRow },
      problems: [404, 409],
    }),
    validate.param(patientParam),
    validate.json(newExercisePlanRequest),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const { line, isNew } = await asActor(actor, async (tx) => {
        const asking = await askingAtClinic(tx, actor.user_id, patient_id, 'exercise')
        const { request, isNew } = await askForExercisePlan(tx, asking, typed)
        return { line: await readTakenLine(tx, 'exercise', actor.user_id, request.id), isNew }
      })
      return c.json(line, isNew ? 201 : 200)
    },
  )
