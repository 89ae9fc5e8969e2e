import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  newScreeningResult,
  newSingleResult,
  type NewSingleResult,
  screeningResult,
} from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { type Actor, asActor, asActorPipelined } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { raiseSafetyAlerts } from '../safety/data.ts'
import { suggestNextStep } from './next-steps/data.ts'
import { screeningRemovalRoutes } from './removals/routes.ts'
import { listScreeningResults, saveScreeningResult } from './data.ts'

export const screeningRoutes = apiRoutes()
  .route('/', screeningRemovalRoutes)
  .get(
    '/screening-results',
    route({
      audience: 'signed-in',
      summary: 'List own screenings, newest first',
      responses: { 200: z.array(screeningResult) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const page = c.req.valid('query')
      const { actor } = c.var
      const results = await asActorPipelined(actor, (tx) =>
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
      responses: { 200: screeningResult, 201: screeningResult },
      problems: [409],
    }),
    validate.json(newScreeningResult),
    async (c) => {
      const { result, isNew } = await save(c.var.actor, c.req.valid('json'))
      return c.json(result, isNew ? 201 : 200)
    },
  )
  .post(
    '/single-results',
    route({
      audience: 'signed-in',
      summary: 'Save the answers to one instrument that a provider asked for; the server scores it',
      responses: { 200: screeningResult, 201: screeningResult },
      problems: [409],
    }),
    validate.json(newSingleResult),
    async (c) => {
      const { result, isNew } = await save(c.var.actor, c.req.valid('json'))
      return c.json(result, isNew ? 201 : 200)
    },
  )

/** Saves what was answered, with the next step; an answer above 0 to item 9 of the PHQ-9 raises alerts in the same transaction. */
const save = (actor: Actor, given: NewSingleResult) =>
  asActor(actor, async (tx) => {
    const saved = await saveScreeningResult(tx, actor.user_id, given)
    if (saved.isNew) await suggestNextStep(tx, actor.user_id, saved.result)
    if (saved.isNew && asksForSafety(given.answers))
      await raiseSafetyAlerts(tx, actor.user_id, saved.result.id)
    return saved
  })
