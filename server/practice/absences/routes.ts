import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { absence, absenceCount, absencePeriod, newAbsence } from '#domain/practice/absences.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { countFallingInto, enterAbsence, listAbsences, removeAbsence } from './data.ts'

/** Hours at which a provider cannot be booked, in their own hands. */
export const absenceRoutes = apiRoutes()
  .get(
    '/provider/absences',
    route({
      audience: 'provider',
      summary: 'List the caller’s absences that are not over, the earliest first',
      responses: { 200: z.array(absence) },
    }),
    async (c) => {
      const { actor } = c.var
      const absences = await asSystemFor(actor, 'count what falls into an absence', (tx) =>
        listAbsences(tx, actor.user_id),
      )
      return c.json(absences, 200)
    },
  )
  .post(
    '/provider/absences',
    route({
      audience: 'provider',
      summary: 'Enter hours at which the caller cannot be booked; counts what falls into them',
      responses: { 200: absence, 201: absence },
      problems: [409],
    }),
    validate.json(newAbsence),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const made = await asSystemFor(actor, 'only the system enters absences', (tx) =>
        enterAbsence(tx, actor.user_id, actor.user_id, typed, now()),
      )
      return c.json(made.absence, made.isNew ? 201 : 200)
    },
  )
  .get(
    '/provider/absences/count',
    route({
      audience: 'provider',
      summary: 'Count the appointments to come of the caller that would fall into an absence',
      responses: { 200: absenceCount },
    }),
    validate.query(absencePeriod),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('query')
      const count = await asSystemFor(actor, 'count what falls into an absence', (tx) =>
        countFallingInto(tx, actor.user_id, wanted),
      )
      return c.json({ count }, 200)
    },
  )
  .delete(
    '/provider/absences/:id',
    route({
      audience: 'provider',
      summary: 'Remove an absence of the caller',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(z.object({ id: uuid('Send the id of an absence.') })),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const isRemoved = await asSystemFor(actor, 'only the system removes absences', (tx) =>
        removeAbsence(tx, actor.user_id, id, actor.user_id),
      )
      requireFound(isRemoved || undefined)
      return c.body(null, 204)
    },
  )
