import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { intakeForm, newIntakeForm } from '#domain/intake/schema.ts'
import { isBornBy } from '#domain/accounts/profile.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { notFound, Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { openIntakeForm, readNewestIntakeForm, sendIntakeForm } from './data.ts'

export const intakeRoutes = apiRoutes()
  .post(
    '/intake-forms',
    route({
      audience: 'signed-in',
      summary: 'Send the caller’s intake form; the newest counts',
      answers: { 200: intakeForm, 201: intakeForm },
      problems: [409],
    }),
    validate.json(newIntakeForm),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      if (!isBornBy(typed.dateOfBirth, todayInLusaka())) {
        throw new Problem(422, 'invalid', 'Please check what you entered.', {
          fields: { dateOfBirth: 'The date of birth cannot be in the future.' },
        })
      }
      const { form, isNew } = await asActor(actor, (tx) => sendIntakeForm(tx, actor.user_id, typed))
      return c.json(form, isNew ? 201 : 200)
    },
  )
  .get(
    '/intake-forms/latest',
    route({
      audience: 'signed-in',
      summary: 'Read the caller’s newest intake form, or null',
      answers: { 200: z.nullable(intakeForm) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => readNewestIntakeForm(tx, actor.user_id)), 200)
    },
  )
  .get(
    '/provider/patients/:patient_id/intake-form',
    route({
      audience: 'approved-provider',
      summary:
        'Read the newest intake form of a patient, or null where they sent none; each reading is recorded',
      answers: { 200: z.nullable(intakeForm) },
      problems: [404],
    }),
    validate.param(z.object({ patient_id: uuid('Send the id of a patient.') })),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const form = await asActor(actor, (tx) => openIntakeForm(tx, actor.user_id, patient_id))
      if (form === undefined) throw notFound()
      return c.json(form, 200)
    },
  )
