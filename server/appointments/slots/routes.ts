import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  availabilityQuery,
  freeSlotsQuery,
  listedProvider,
  slot,
} from '#domain/appointments/schema.ts'
import { isBookableDay } from '#domain/appointments/slots.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asSystem } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { listProviders, nextFreeSlots, slotsOfDay } from './data.ts'
import { notBookable } from './open-hours.ts'

export const slotsRoutes = apiRoutes()
  .get(
    '/appointments/availability',
    route({
      audience: 'signed-in',
      summary: 'Read the six hours of a day, free or taken, each with who would be assigned',
      answers: { 200: z.array(slot) },
    }),
    validate.query(availabilityQuery),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('query')
      if (!isBookableDay(wanted.date, now()))
        throw new Problem(422, 'invalid', notBookable, { fields: { date: notBookable } })
      return c.json(await asActor(actor, (tx) => slotsOfDay(tx, actor.user_id, wanted, now())), 200)
    },
  )
  .get(
    '/appointments/next-free',
    route({
      audience: 'signed-in',
      summary: 'Read the next free hours from an instant on, at most two weeks further',
      answers: { 200: z.array(slot) },
    }),
    validate.query(freeSlotsQuery),
    async (c) => {
      const { actor } = c.var
      const { after, ...query } = c.req.valid('query')
      const wanted = { ...query, after: after ? new Date(after) : now() }
      return c.json(
        await asActor(actor, (tx) => nextFreeSlots(tx, actor.user_id, wanted, now())),
        200,
      )
    },
  )
  .get(
    '/providers',
    route({
      audience: 'everyone',
      summary: 'List the providers who can be booked, by name',
      answers: { 200: z.array(listedProvider) },
    }),
    async (c) => c.json(await asSystem('list the providers for everyone', listProviders), 200),
  )
