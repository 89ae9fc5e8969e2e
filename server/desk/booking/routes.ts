import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { deskCancellation, newDeskBooking, newDeskMove } from '#domain/desk/booking.ts'
import { deskAppointment } from '#domain/desk/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { orWithoutRoom } from '../../appointments/moves/data.ts'
import { cancelForDesk } from '../cancellations/data.ts'
import { moveForDesk } from '../moves/data.ts'
import { bookForDesk, overbookForDesk } from './data.ts'

const byId = z.object({ id: uuid('Send the id of an appointment.') })

/** What the front desk changes: it books, proposes, moves and cancels. The patient answers what is proposed. */
export const deskBookingRoutes = apiRoutes()
  .post(
    '/desk/appointments',
    route({
      audience: 'front-desk',
      summary:
        'Book a free time of a provider for a patient who has agreed to it, or propose it; with a reason, over another visit or outside of free times',
      responses: { 200: deskAppointment, 201: deskAppointment },
      problems: [409],
    }),
    validate.json(newDeskBooking),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('json')
      const { overbook_reason } = wanted
      const { appointment, isNew } = await asSystemFor(
        actor,
        'no policy opens appointments to the front desk',
        (tx) =>
          overbook_reason
            ? overbookForDesk(tx, actor.user_id, { ...wanted, overbook_reason })
            : bookForDesk(tx, actor.user_id, wanted),
      )
      return c.json(appointment, isNew ? 201 : 200)
    },
  )
  .post(
    '/desk/appointments/:id/move',
    route({
      audience: 'front-desk',
      summary:
        'Move an upcoming appointment to another time of its provider; what was confirmed or is agreed stays confirmed',
      responses: { 200: deskAppointment, 201: deskAppointment },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(newDeskMove),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const move = c.req.valid('json')
      const { appointment, isNew } = await orWithoutRoom(() =>
        asSystemFor(actor, 'no policy opens appointments to the front desk', (tx) =>
          moveForDesk(tx, actor.user_id, id, move),
        ),
      )
      return c.json(appointment, isNew ? 201 : 200)
    },
  )
  .post(
    '/desk/appointments/:id/cancellation',
    route({
      audience: 'front-desk',
      summary:
        'Cancel an upcoming appointment with a reason that the provider reads; the patient gets an email',
      responses: { 200: deskAppointment },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(deskCancellation),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const cancellation = c.req.valid('json')
      const cancelled = await asSystemFor(
        actor,
        'no policy opens appointments to the front desk',
        (tx) => cancelForDesk(tx, actor.user_id, id, cancellation),
      )
      return c.json(cancelled, 200)
    },
  )
