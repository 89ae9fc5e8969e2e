import * as z from 'zod/mini'
import { includesCarePlan } from '#domain/membership/benefits.ts'
import { freePlan } from '#domain/membership/schema.ts'
import {
  endForm,
  patientPlans,
  planDraft,
  publication,
  storedDraft,
} from '#domain/personal-plans/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asActor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { listPlanKeys } from '../../membership/benefits/data.ts'
import { emailVersion } from '../notifications/plan-email.ts'
import {
  endPlan,
  findPatientOf,
  openDraft,
  openPatientPlans,
  publishDraft,
  removeDraft,
  saveDraft,
} from './data.ts'

const patientParam = validate.param(z.object({ patient_id: uuid('Send the id of a patient.') }))
const draftParam = validate.param(z.object({ id: uuid('Send the id of a draft.') }))
const seenDraft = z.object({
  version: z.coerce
    .number('Send the version of the draft.')
    .check(z.int('Send the version of the draft.'), z.minimum(1, 'Send the version of the draft.')),
})

/**
 * Whether a membership plan of a patient includes a care plan today: no policy shows it to the caller. A student has no
 * page on which they would read one.
 */
const isIncluded = (actor: Actor, patient_id: string) =>
  asSystemFor(actor, 'see whether the plan of a patient includes a care plan', async (tx) => {
    const plan_keys = await listPlanKeys(tx, patient_id)
    return includesCarePlan(plan_keys) && !plan_keys.includes(freePlan)
  })

/** Care plans, as the providers write them who treat a patient. */
export const planWritingRoutes = (env: Env) =>
  apiRoutes()
    .get(
      '/provider/patients/:patient_id/personal-plans',
      route({
        audience: 'approved-provider',
        summary:
          'Open the care plans of a patient that the caller sees, with the caller’s draft; the reading is recorded',
        responses: { 200: patientPlans },
        problems: [404],
      }),
      patientParam,
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const found = await asActor(actor, (tx) => openPatientPlans(tx, actor.user_id, patient_id))
        return c.json({ is_included: await isIncluded(actor, patient_id), ...found }, 200)
      },
    )
    .get(
      '/provider/personal-plan-drafts/:id',
      route({
        audience: 'approved-provider',
        summary: 'Read a draft of the caller as it is stored now; the reading is recorded',
        responses: { 200: storedDraft },
        problems: [404],
      }),
      draftParam,
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        return c.json(await asActor(actor, (tx) => openDraft(tx, actor.user_id, id)), 200)
      },
    )
    .put(
      '/provider/personal-plan-drafts/:id',
      route({
        audience: 'approved-provider',
        summary: 'Save the draft of a care plan for a patient of the caller',
        responses: { 200: storedDraft, 201: storedDraft },
        problems: [404, 409],
      }),
      draftParam,
      validate.json(planDraft),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        const mayBegin = await isIncluded(actor, typed.patient_id)
        const { draft, isNew } = await asActor(actor, (tx) =>
          saveDraft(tx, actor.user_id, id, typed, mayBegin),
        )
        return c.json(draft, isNew ? 201 : 200)
      },
    )
    .delete(
      '/provider/personal-plan-drafts/:id',
      route({
        audience: 'approved-provider',
        summary: 'Remove a draft of the caller, as they have seen it',
        responses: { 204: true },
        problems: [409],
      }),
      draftParam,
      validate.query(seenDraft),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { version } = c.req.valid('query')
        await asActor(actor, (tx) => removeDraft(tx, actor.user_id, id, version))
        return c.body(null, 204)
      },
    )
    .post(
      '/provider/personal-plan-drafts/:id/publication',
      route({
        audience: 'approved-provider',
        summary:
          'Publish a draft of the caller as the next version of the care plan of its patient',
        responses: { 204: true },
        problems: [404, 409],
      }),
      draftParam,
      validate.json(publication),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const seen = c.req.valid('json')
        const patient_id = await asActor(actor, (tx) => findPatientOf(tx, id))
        const mayBegin = patient_id !== undefined && (await isIncluded(actor, patient_id))
        await asActor(actor, (tx) => publishDraft(tx, actor.user_id, id, seen, mayBegin))
        await asSystemFor(actor, 'email a patient about their care plan', (tx) =>
          emailVersion(tx, id, env.PUBLIC_URL),
        )
        return c.body(null, 204)
      },
    )
    .post(
      '/provider/personal-plans/:id/end',
      route({
        audience: 'approved-provider',
        summary: 'End a care plan that the caller sees, with a reason',
        responses: { 204: true },
        problems: [404, 409],
      }),
      validate.param(z.object({ id: uuid('Send the id of a plan.') })),
      validate.json(endForm),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { reason } = c.req.valid('json')
        await asActor(actor, (tx) => endPlan(tx, actor.user_id, id, reason))
        return c.body(null, 204)
      },
    )
