import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { availabilityQuery, freeSlotsQuery, slot } from '#domain/appointments/schema.ts'
import { daysQuery, dayState } from '#domain/appointments/day-states.ts'
import { isBookableDay } from '#domain/appointments/slots.ts'
import { now } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { readVisit, readVisitTo } from '../visit-types/data.ts'
import { nextFreeSlots, slotsOfDay, statesOfDays } from './data.ts'
import { notBookable } from './open-hours.ts'

export const slotsRoutes = apiRoutes()
  .get(
    '/appointments/availability',
    route({
      audience: 'signed-in',
      summary: 'Read the times of a day, free or why not, each with who would be assigned',
      responses: { 200: z.array(slot) },
    }),
    validate.query(availabilityQuery),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('query')
      if (!isBookableDay(wanted.date, now()))
        throw new Problem(422, 'invalid', notBookable, { fields: { date: notBookable } })
      const slots = await asActor(actor, async (tx) => {
        const visit = await readVisitTo(tx, wanted.moves, { ...wanted, by: 'patient' })
        return slotsOfDay(tx, actor.user_id, { ...wanted, visit }, now())
      })
      return c.json(slots, 200)
    },
  )
  .get(
    '/appointments/days',
    route({
      audience: 'signed-in',
      summary: 'Read which of up to seven days have a free time, are full, or are closed',
      responses: { 200: z.array(dayState) },
    }),
    validate.query(daysQuery),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('query')
      const states = await asActor(actor, async (tx) => {
        const visit = await readVisit(tx, { ...wanted, by: 'patient' })
        return statesOfDays(tx, actor.user_id, { ...wanted, visit }, now())
      })
      return c.json(states, 200)
    },
  )
  .get(
    '/appointments/next-free',
    route({
      audience: 'signed-in',
      summary: 'Read the next free times from an instant on, at most two weeks further',
      responses: { 200: z.array(slot) },
    }),
    validate.query(freeSlotsQuery),
    async (c) => {
      const { actor } = c.var
      const { after, ...query } = c.req.valid('query')
      const slots = await asActor(actor, async (tx) => {
        const visit = await readVisit(tx, { ...query, by: 'patient' })
        const wanted = { ...query, visit, after: after ? new Date(after) : now() }
        return nextFreeSlots(tx, actor.user_id, wanted, now())
      })
      return c.json(slots, 200)
    },
  )
