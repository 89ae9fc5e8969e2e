import * as z from 'zod/mini'
import { newWeight, weightCorrection, weightEntry } from '#domain/weights/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { changing, correcting } from '../diary/changes/changing.ts'
import { removeEntry, restoreEntry } from '../diary/changes/data.ts'
import { correctWeight, listWeights, readWeight, recordWeight, weightKind } from './data.ts'

const entryParam = z.object({ id: uuid('Send the id of a weight.') })

export const weightsRoutes = apiRoutes()
  .get(
    '/weights',
    route({
      audience: 'client',
      summary: 'List the caller’s weights, newest first',
      responses: { 200: z.array(weightEntry) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      return c.json(
        await asActorPipelined(actor, (tx) => listWeights(tx, actor.user_id, page)),
        200,
      )
    },
  )
  .post(
    '/weights',
    route({
      audience: 'client',
      summary: 'Log a weight, with waist and height where they are said',
      responses: { 200: weightEntry, 201: weightEntry },
      problems: [409],
    }),
    validate.json(newWeight),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { entry, isNew } = await asActor(actor, (tx) => recordWeight(tx, actor.user_id, typed))
      return c.json(entry, isNew ? 201 : 200)
    },
  )
  .patch(
    '/weights/:id',
    route({
      audience: 'client',
      summary: 'Correct a weight of the caller',
      responses: { 200: weightEntry },
      problems: [404, 409],
    }),
    validate.param(entryParam),
    validate.json(weightCorrection),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const correction = c.req.valid('json')
      await correcting(actor, (tx) => correctWeight(tx, actor.user_id, id, correction))
      return c.json(await asActor(actor, (tx) => readWeight(tx, actor.user_id, id)), 200)
    },
  )
  .delete(
    '/weights/:id',
    route({
      audience: 'client',
      summary: 'Remove a weight of the caller, if there is one',
      responses: { 204: true },
    }),
    validate.param(entryParam),
    async (c) => {
      const { actor } = c.var
      const own = { ...weightKind, user_id: actor.user_id, id: c.req.valid('param').id }
      await changing(actor, (tx) => removeEntry(tx, own))
      return c.body(null, 204)
    },
  )
  .delete(
    '/weights/:id/removal',
    route({
      audience: 'client',
      summary: 'Restore a weight of the caller that was removed within a day',
      responses: { 200: weightEntry },
      problems: [404],
    }),
    validate.param(entryParam),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await changing(actor, (tx) => restoreEntry(tx, { ...weightKind, user_id: actor.user_id, id }))
      return c.json(await asActor(actor, (tx) => readWeight(tx, actor.user_id, id)), 200)
    },
  )
