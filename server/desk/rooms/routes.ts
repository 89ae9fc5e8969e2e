import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { deskAppointment } from '#domain/desk/schema.ts'
import { roomAssignment, roomChoice } from '#domain/practice/rooms.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { assignRoom, listRoomsFor } from '../../practice/rooms/data.ts'
import { readDeskAppointment } from '../calendar/data.ts'

const byId = z.object({ id: uuid('Send the id of an appointment.') })

/** Rooms for the in-person sessions of all providers. */
export const deskRoomRoutes = apiRoutes()
  .get(
    '/desk/appointments/:id/rooms',
    route({
      audience: 'front-desk',
      summary: 'List the rooms, and which are free during an appointment',
      answers: { 200: z.array(roomChoice) },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { id } = c.req.valid('param')
      const rooms = await asSystemFor(c.var.actor, 'see which rooms are free', (tx) =>
        listRoomsFor(tx, id, {}),
      )
      return c.json(rooms, 200)
    },
  )
  .put(
    '/desk/appointments/:id/room',
    route({
      audience: 'front-desk',
      summary: 'Give an in-person appointment a room, or take its room away',
      answers: { 200: deskAppointment },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(roomAssignment),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { room_id } = c.req.valid('json')
      const changed = await asSystemFor(actor, 'only the system gives rooms away', async (tx) => {
        await assignRoom(tx, actor.user_id, id, room_id)
        return readDeskAppointment(tx, actor.user_id, id)
      })
      requireFound(changed)
      return c.json(changed, 200)
    },
  )
