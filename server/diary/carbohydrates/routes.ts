import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  carbohydrateEntry,
  carbohydrateLog,
  foodPortion,
  newCarbohydrateEntry,
} from '#domain/diary/carbohydrates.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { removeEntry } from '../data.ts'
import { requireRecentDay } from '../recent-day.ts'
import { listFoodPortions, readCarbohydrateLog, recordCarbohydrates } from './data.ts'

const removal = {
  table: 'carbohydrate_entries',
  action: 'carbohydrate_entry.remove',
} as const

export const carbohydrateRoutes = apiRoutes()
  .get(
    '/carbohydrate-log',
    route({
      audience: 'client',
      summary: 'What one ate: the sums of four weeks, and the entries of the last 14 days',
      answers: { 200: carbohydrateLog },
    }),
    async (c) => {
      const { actor } = c.var
      const log = await asActorOnce(actor, (tx) =>
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
      answers: { 200: carbohydrateEntry, 201: carbohydrateEntry },
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
  .delete(
    '/carbohydrate-entries/:id',
    route({
      audience: 'client',
      summary: 'Take an entry of what one ate out again',
      answers: { 204: true },
    }),
    validate.param(z.object({ id: uuid('Send the id of an entry.') })),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => removeEntry(tx, removal, actor.user_id, id))
      return c.body(null, 204)
    },
  )
  .get(
    '/food-portions',
    route({
      audience: 'client',
      summary: 'List the foods of the library with their portions, by name',
      answers: { 200: z.array(foodPortion) },
    }),
    async (c) => c.json(await asActorOnce(c.var.actor, listFoodPortions), 200),
  )
