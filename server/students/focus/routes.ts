import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { focusDay, focusRound, newFocusRound } from '#domain/students/focus-schema.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { listFocusDays, recordFocusRound } from './data.ts'

export const focusRoutes = apiRoutes()
  .get(
    '/focus-days',
    route({
      audience: 'signed-in',
      summary: 'Sum the caller’s focus rounds by day, newest first',
      answers: { 200: z.array(focusDay) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => listFocusDays(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/focus-rounds',
    route({
      audience: 'signed-in',
      summary: 'Record a focus round that has just ended',
      answers: { 200: focusRound, 201: focusRound },
      problems: [409],
    }),
    validate.json(newFocusRound),
    async (c) => {
      const finished = c.req.valid('json')
      const { round, isNew } = await asActor(c.var.actor, (tx) =>
        recordFocusRound(tx, c.var.actor.user_id, finished),
      )
      return c.json(round, isNew ? 201 : 200)
    },
  )
