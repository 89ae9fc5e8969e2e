import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { dayQuery, slot } from '#domain/appointments/schema.ts'
import { deskAppointment, deskAppointmentsQuery, choosableProvider } from '#domain/desk/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { listOwnSlots } from '../../practice/overview/data.ts'
import { listDeskAppointments, listChoosableProviders } from './data.ts'

export const deskCalendarRoutes = apiRoutes()
  .get(
    '/desk/appointments',
    route({
      audience: 'front-desk',
      summary:
        'List a page of the clinic’s appointments with names, times and phone numbers; each patient’s reading is recorded',
      responses: { 200: z.array(deskAppointment) },
    }),
    validate.query(deskAppointmentsQuery),
    async (c) => {
      const { actor } = c.var
      const query = c.req.valid('query')
      const rows = await asSystemFor(
        actor,
        'no policy opens appointments to the front desk',
        (tx) => listDeskAppointments(tx, actor.user_id, query),
      )
      return c.json(rows, 200)
    },
  )
  .get(
    '/desk/providers',
    route({
      audience: 'front-desk',
      summary: 'List the providers in practice, by name, and who can be booked already',
      responses: { 200: z.array(choosableProvider) },
    }),
    async (c) =>
      c.json(
        await asSystemFor(
          c.var.actor,
          'name the providers to the front desk',
          listChoosableProviders,
        ),
        200,
      ),
  )
  .get(
    '/desk/providers/:id/slots',
    route({
      audience: 'front-desk',
      summary: 'List the slots of a day of a provider, free or why not',
      responses: { 200: z.array(slot) },
    }),
    validate.param(z.object({ id: uuid('Send the id of a provider.') })),
    validate.query(dayQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const wanted = c.req.valid('query')
      const slots = await asSystemFor(c.var.actor, 'show free hours to the front desk', (tx) =>
        listOwnSlots(tx, id, wanted, now()),
      )
      return c.json(slots, 200)
    },
  )
