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
import { bookForDesk } from './data.ts'

const byId = z.object({ id: uuid('Send the id of an appointment.') })

/** What the front desk changes: it proposes, moves and cancels. The patient answers. */
export const deskBookingRoutes = apiRoutes()
  .post(
    '/desk/appointments',
    route({
      audience: 'front-desk',
      summary: 'Propose a free time of a provider to a patient, who must accept it',
      answers: { 200: deskAppointment, 201: deskAppointment },
      problems: [409],
    }),
    validate.json(newDeskBooking),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('json')
      const { appointment, isNew } = await asSystemFor(
        actor,
        'no policy opens appointments to the front desk',
        (tx) => bookForDesk(tx, actor.user_id, wanted),
      )
      return c.json(appointment, isNew ? 201 : 200)
    },
  )
  .post(
    '/desk/appointments/:id/move',
    route({
      audience: 'front-desk',
      summary: 'Move an upcoming appointment to another time of its provider; the patient answers',
      answers: { 200: deskAppointment, 201: deskAppointment },
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
      answers: { 200: deskAppointment },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(deskCancellation),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      const cancelled = await asSystemFor(
        actor,
        'no policy opens appointments to the front desk',
        (tx) => cancelForDesk(tx, actor.user_id, id, reason),
      )
      return c.json(cancelled, 200)
    },
  )
