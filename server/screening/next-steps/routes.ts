import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { ownNextStep, stepDecision } from '#domain/next-steps/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { decideNextStep, readNextStep } from './data.ts'

const ofResult = z.object({ result_id: uuid('Send the id of a screening.') })

export const nextStepRoutes = apiRoutes()
  .get(
    '/next-step',
    route({
      audience: 'signed-in',
      summary: 'Get the step that the caller’s newest screening suggests, or null',
      answers: { 200: z.nullable(ownNextStep) },
    }),
    async (c) => {
      const { actor } = c.var
      const step = await asActorOnce(actor, (tx) => readNextStep(tx, actor.user_id, now()))
      return c.json(step, 200)
    },
  )
  .patch(
    '/next-steps/:result_id',
    route({
      audience: 'signed-in',
      summary: 'Accept or decline the step that a screening of the caller suggested',
      answers: { 200: z.nullable(ownNextStep) },
      problems: [404, 409],
    }),
    validate.param(ofResult),
    validate.json(stepDecision),
    async (c) => {
      const { actor } = c.var
      const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
      const step = await asActor(actor, (tx) => decideNextStep(tx, actor.user_id, wanted, now()))
      return c.json(step, 200)
    },
  )
