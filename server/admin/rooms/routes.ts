import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { changedRoom, keptRoom, newRoom } from '#domain/practice/rooms.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { addRoom, changeRoom, listRooms } from './data.ts'

/** The rooms of the clinic in an admin's hands. */
export const keptRoomRoutes = apiRoutes()
  .get(
    '/admin/rooms',
    route({
      audience: 'admin',
      summary: 'List all rooms, retired or not, with the number of upcoming appointments in each',
      answers: { 200: z.array(keptRoom) },
    }),
    async (c) => c.json(await asSystemFor(c.var.actor, 'list rooms for an admin', listRooms), 200),
  )
  .post(
    '/admin/rooms',
    route({
      audience: 'admin',
      summary: 'Add a room, with a name that says nothing of health',
      answers: { 200: keptRoom, 201: keptRoom },
      problems: [409],
    }),
    validate.json(newRoom),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { room, isNew } = await asSystemFor(actor, 'add a room for an admin', (tx) =>
        addRoom(tx, actor.user_id, typed),
      )
      return c.json(room, isNew ? 201 : 200)
    },
  )
  .put(
    '/admin/rooms/:id',
    route({
      audience: 'admin',
      summary: 'Rename a room, retire it, or take it into use again',
      answers: { 200: keptRoom },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of a room.') })),
    validate.json(changedRoom),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const changed = await asSystemFor(actor, 'change a room for an admin', (tx) =>
        changeRoom(tx, actor.user_id, id, typed),
      )
      return c.json(changed, 200)
    },
  )
