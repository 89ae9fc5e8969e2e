import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { providerAppointment } from '#domain/appointments/schema.ts'
import { roomAssignment, roomChoice } from '#domain/practice/rooms.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { readProviderAppointment } from '../provider-appointments/data.ts'
import { assignRoom, listRoomsFor } from './data.ts'

const byId = z.object({ id: uuid('Send the id of an appointment.') })

/** Rooms for the in-person sessions of a provider. */
export const roomRoutes = apiRoutes()
  .get(
    '/provider/appointments/:id/rooms',
    route({
      audience: 'approved-provider',
      summary: 'List the rooms, and which are free during an appointment of the caller',
      answers: { 200: z.array(roomChoice) },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const rooms = await asSystemFor(actor, 'see which rooms are free', (tx) =>
        listRoomsFor(tx, id, { provider_id: actor.user_id }),
      )
      return c.json(rooms, 200)
    },
  )
  .put(
    '/provider/appointments/:id/room',
    route({
      audience: 'approved-provider',
      summary: 'Give an in-person appointment of the caller a room, or take its room away',
      answers: { 200: providerAppointment },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(roomAssignment),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { room_id } = c.req.valid('json')
      await asSystemFor(actor, 'only the system gives rooms away', (tx) =>
        assignRoom(tx, actor.user_id, id, room_id, { provider_id: actor.user_id }),
      )
      const changed = await asActor(actor, (tx) => readProviderAppointment(tx, actor.user_id, id))
      requireFound(changed)
      return c.json(changed, 200)
    },
  )
