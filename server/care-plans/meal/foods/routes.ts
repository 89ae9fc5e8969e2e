import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { food, foodChange, newFood } from '#domain/care-plans/meal/foods.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { addFood, changeFood, listFoods } from './data.ts'

export const foodRoutes = apiRoutes()
  .get(
    '/foods',
    route({
      audience: 'dietitian',
      summary: 'List the foods that meal plans are written with, by name',
      answers: { 200: z.array(food) },
    }),
    async (c) => {
      const library = await asActorOnce(c.var.actor, (tx) => listFoods(tx))
      return c.json(library, 200)
    },
  )
  .post(
    '/foods',
    route({
      audience: 'dietitian',
      summary: 'Add a food to the library',
      answers: { 200: food, 201: food },
      problems: [409],
    }),
    validate.json(newFood),
    async (c) => {
      const typed = c.req.valid('json')
      const added = await asActor(c.var.actor, (tx) => addFood(tx, c.var.actor.user_id, typed))
      return c.json(added.food, added.isNew ? 201 : 200)
    },
  )
  .patch(
    '/foods/:id',
    route({
      audience: 'dietitian',
      summary: 'Change a food, or say what it costs now; price and measure go together',
      answers: { 200: food },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send a UUID.') })),
    validate.json(foodChange),
    async (c) => {
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      const changed = await asActor(c.var.actor, (tx) =>
        changeFood(tx, c.var.actor.user_id, id, change),
      )
      return c.json(changed, 200)
    },
  )
