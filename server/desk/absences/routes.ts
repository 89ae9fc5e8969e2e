import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { deskAppointment } from '#domain/desk/schema.ts'
import {
  absence,
  absenceCount,
  deskAbsencePeriod,
  newDeskAbsence,
} from '#domain/practice/absences.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { countFallingInto, listAbsences, removeAbsence } from '../../practice/absences/data.ts'
import { enterForDesk, listFallenInto } from './data.ts'

const byId = z.object({ id: uuid('Send the id of an absence.') })

/** Hours at which providers cannot be booked, as the front desk enters them. */
export const deskAbsenceRoutes = apiRoutes()
  .get(
    '/desk/absences',
    route({
      audience: 'front-desk',
      summary: 'List the absences of all providers that are not over, the earliest first',
      responses: { 200: z.array(absence) },
    }),
    async (c) =>
      c.json(
        await asSystemFor(c.var.actor, 'list absences for the front desk', (tx) =>
          listAbsences(tx),
        ),
        200,
      ),
  )
  .post(
    '/desk/absences',
    route({
      audience: 'front-desk',
      summary: 'Enter hours at which a provider cannot be booked; counts what falls into them',
      responses: { 200: absence, 201: absence },
      problems: [409],
    }),
    validate.json(newDeskAbsence),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const made = await asSystemFor(actor, 'enter an absence for the front desk', (tx) =>
        enterForDesk(tx, actor.user_id, typed, now()),
      )
      return c.json(made.absence, made.isNew ? 201 : 200)
    },
  )
  .get(
    '/desk/absences/count',
    route({
      audience: 'front-desk',
      summary: 'Count the appointments to come of a provider that would fall into an absence',
      responses: { 200: absenceCount },
    }),
    validate.query(deskAbsencePeriod),
    async (c) => {
      const { provider_id, ...wanted } = c.req.valid('query')
      const count = await asSystemFor(c.var.actor, 'count what falls into an absence', (tx) =>
        countFallingInto(tx, provider_id, wanted),
      )
      return c.json({ count }, 200)
    },
  )
  .get(
    '/desk/absences/:id/appointments',
    route({
      audience: 'front-desk',
      summary:
        'List the appointments that fall into an absence, the earliest first; each patient’s reading is recorded',
      responses: { 200: z.array(deskAppointment) },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const rows = await asSystemFor(actor, 'list what the front desk moves', (tx) =>
        listFallenInto(tx, actor.user_id, id),
      )
      requireFound(rows)
      return c.json(rows, 200)
    },
  )
  .delete(
    '/desk/absences/:id',
    route({
      audience: 'front-desk',
      summary: 'Remove an absence of a provider',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const isRemoved = await asSystemFor(actor, 'remove an absence for the front desk', (tx) =>
        removeAbsence(tx, actor.user_id, id),
      )
      requireFound(isRemoved || undefined)
      return c.body(null, 204)
    },
  )
