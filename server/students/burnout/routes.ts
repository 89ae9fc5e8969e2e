import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { burnoutCheck, newBurnoutCheck } from '#domain/students/burnout-schema.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { listBurnoutChecks, saveBurnoutCheck } from './data.ts'

export const burnoutRoutes = apiRoutes()
  .get(
    '/burnout-checks',
    route({
      audience: 'signed-in',
      summary: 'List the caller’s self-checks of burnout, newest first',
      answers: { 200: z.array(burnoutCheck) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      const checks = await asActorOnce(actor, (tx) => listBurnoutChecks(tx, actor.user_id, page))
      return c.json(checks, 200)
    },
  )
  .post(
    '/burnout-checks',
    route({
      audience: 'signed-in',
      summary: 'Save a self-check of burnout, scored by the server',
      answers: { 200: burnoutCheck, 201: burnoutCheck },
      problems: [409],
    }),
    validate.json(newBurnoutCheck),
    async (c) => {
      const typed = c.req.valid('json')
      const { check, isNew } = await asActor(c.var.actor, (tx) =>
        saveBurnoutCheck(tx, c.var.actor.user_id, typed),
      )
      return c.json(check, isNew ? 201 : 200)
    },
  )
