import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  carbohydrateCorrection,
  carbohydrateEntry,
  carbohydrateLog,
  foodPortion,
  newCarbohydrateEntry,
} from '#domain/diary/carbohydrates.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { changing, correcting } from '../changes/changing.ts'
import { removeEntry, restoreEntry } from '../changes/data.ts'
import { requireRecentDay } from '../recent-day.ts'
import {
  carbohydrateKind,
  correctCarbohydrates,
  listFoodPortions,
  readCarbohydrateLog,
  readCarbohydrates,
  recordCarbohydrates,
} from './data.ts'

const entryParam = z.object({ id: uuid('Send the id of an entry.') })

export const carbohydrateRoutes = apiRoutes()
  .get(
    '/carbohydrate-log',
    route({
      audience: 'client',
      summary: 'What one ate: the sums of four weeks, and the entries of the last 14 days',
      responses: { 200: carbohydrateLog },
    }),
    async (c) => {
      const { actor } = c.var
      const log = await asActorPipelined(actor, (tx) =>
        readCarbohydrateLog(tx, actor.user_id, todayInLusaka()),
      )
      return c.json(log, 200)
    },
  )
  .post(
    '/carbohydrate-entries',
    route({
      audience: 'client',
      summary: 'Write down what one ate, with its grams of carbohydrate where they are known',
      responses: { 200: carbohydrateEntry, 201: carbohydrateEntry },
      problems: [409],
    }),
    validate.json(newCarbohydrateEntry),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      requireRecentDay(typed.day)
      const { entry, isNew } = await asActor(actor, (tx) =>
        recordCarbohydrates(tx, actor.user_id, typed),
      )
      return c.json(entry, isNew ? 201 : 200)
    },
  )
  .patch(
    '/carbohydrate-entries/:id',
    route({
      audience: 'client',
      summary: 'Correct an entry of what one ate of the caller',
      responses: { 200: carbohydrateEntry },
      problems: [404, 409],
    }),
    validate.param(entryParam),
    validate.json(carbohydrateCorrection),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const correction = c.req.valid('json')
      await correcting(actor, (tx) => correctCarbohydrates(tx, actor.user_id, id, correction))
      return c.json(await asActor(actor, (tx) => readCarbohydrates(tx, actor.user_id, id)), 200)
    },
  )
  .delete(
    '/carbohydrate-entries/:id',
    route({
      audience: 'client',
      summary: 'Take an entry of what one ate out again',
      responses: { 204: true },
    }),
    validate.param(entryParam),
    async (c) => {
      const { actor } = c.var
      const own = { ...carbohydrateKind, user_id: actor.user_id, id: c.req.valid('param').id }
      await changing(actor, (tx) => removeEntry(tx, own))
      return c.body(null, 204)
    },
  )
  .delete(
    '/carbohydrate-entries/:id/removal',
    route({
      audience: 'client',
      summary: 'Restore an entry of what one ate of the caller that was removed within a day',
      responses: { 200: carbohydrateEntry },
      problems: [404],
    }),
    validate.param(entryParam),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await changing(actor, (tx) =>
        restoreEntry(tx, { ...carbohydrateKind, user_id: actor.user_id, id }),
      )
      return c.json(await asActor(actor, (tx) => readCarbohydrates(tx, actor.user_id, id)), 200)
    },
  )
  .get(
    '/food-portions',
    route({
      audience: 'client',
      summary: 'List the foods of the library with their portions, by name',
      responses: { 200: z.array(foodPortion) },
    }),
    async (c) => c.json(await asActorPipelined(c.var.actor, listFoodPortions), 200),
  )
