import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newMove } from '#domain/appointments/moves.ts'
import { appointment } from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { listOwnByIds } from '../data.ts'
import { offerAtOnce } from '../slot-offers/jobs.ts'
import { conflictOf, ownClash, slotTaken } from '../booking-problems.ts'
import { moveAppointments, orWithoutRoom } from './data.ts'

/** Appointments that their patient moves to another time. */
export const moveRoutes = apiRoutes().post(
  '/appointments/:id/move',
  route({
    audience: 'signed-in',
    summary:
      'Move an upcoming appointment of the caller to another time, alone or with all that follow in its series',
    responses: { 200: z.array(appointment), 201: z.array(appointment) },
    problems: [404, 409],
  }),
  validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
  validate.json(newMove),
  async (c) => {
    const { actor } = c.var
    const { id } = c.req.valid('param')
    const move = c.req.valid('json')
    const { freed, isNew, appointments } = await orWithoutRoom(() =>
      asActor(actor, async (tx) => {
        const mover = { user_id: actor.user_id, is: 'patient' } as const
        const moved = await moveAppointments(tx, mover, id, move, now())
        return { ...moved, appointments: await listOwnByIds(tx, actor.user_id, moved.ids) }
      }),
    ).catch(rejectMove)
    for (const slot of freed) await offerAtOnce(slot)
    return c.json(appointments, isNew ? 201 : 200)
  },
)

/** A booking that takes no lock can come first: then a constraint of the table rejects the move. */
function rejectMove(error: unknown): never {
  const lost = conflictOf(error)
  if (!lost) throw error
  throw lost === 'own_clash' ? ownClash() : slotTaken()
}
