import * as z from 'zod/mini'
import { newAdviceAnswer, storedAnswer } from '#domain/readings/advice/answer-schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { recordAnswer } from './data.ts'

const readingParam = z.object({ id: uuid('Send the id of a reading.') })

export const adviceAnswerRoutes = apiRoutes()
  .post(
    '/blood-pressure-readings/:id/answers',
    route({
      audience: 'client',
      summary:
        'Answer the advice on an own blood-pressure reading: seen, on the way, or wrong; or take the last answer back',
      responses: { 200: storedAnswer, 201: storedAnswer },
      problems: [404, 409],
    }),
    validate.param(readingParam),
    validate.json(newAdviceAnswer),
    async (c) => {
      const { actor } = c.var
      const { given, isNew } = await asActor(actor, (tx) =>
        recordAnswer(
          tx,
          actor.user_id,
          'blood_pressure_reading',
          c.req.valid('param').id,
          c.req.valid('json'),
        ),
      )
      return c.json(given, isNew ? 201 : 200)
    },
  )
  .post(
    '/glucose-readings/:id/answers',
    route({
      audience: 'client',
      summary:
        'Answer the advice on an own glucose reading: seen, on the way, or wrong; or take the last answer back',
      responses: { 200: storedAnswer, 201: storedAnswer },
      problems: [404, 409],
    }),
    validate.param(readingParam),
    validate.json(newAdviceAnswer),
    async (c) => {
      const { actor } = c.var
      const { given, isNew } = await asActor(actor, (tx) =>
        recordAnswer(
          tx,
          actor.user_id,
          'glucose_reading',
          c.req.valid('param').id,
          c.req.valid('json'),
        ),
      )
      return c.json(given, isNew ? 201 : 200)
    },
  )
