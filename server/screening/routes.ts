import { Hono } from 'hono'
import * as z from 'zod/mini'
import { newScreeningResult, screeningResult } from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, type RouteEnv, validate } from '#server/platform/route.ts'
import { raiseSafetyAlerts } from '../safety/data.ts'
import { listScreeningResults, saveScreeningResult } from './data.ts'

export const screeningRoutes = new Hono<RouteEnv>()
  .get(
    '/screening-results',
    route({
      audience: 'signed-in',
      summary: 'List own screenings, newest first',
      answers: { 200: z.array(screeningResult) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const page = c.req.valid('query')
      const { actor } = c.var
      const results = await asActorOnce(actor, (tx) =>
        listScreeningResults(tx, actor.user_id, page),
      )
      return c.json(results, 200)
    },
  )
  .post(
    '/screening-results',
    route({
      audience: 'signed-in',
      summary: 'Save a screening; the server scores it',
      answers: { 200: screeningResult, 201: screeningResult },
      problems: [409],
    }),
    validate.json(newScreeningResult),
    async (c) => {
      const given = c.req.valid('json')
      const { user_id } = c.var.actor
      const { result, isNew } = await asActor(c.var.actor, async (tx) => {
        const saved = await saveScreeningResult(tx, user_id, given)
        if (saved.isNew && asksForSafety(given.answers))
          await raiseSafetyAlerts(tx, user_id, saved.result.id)
        return saved
      })
      return c.json(result, isNew ? 201 : 200)
    },
  )
