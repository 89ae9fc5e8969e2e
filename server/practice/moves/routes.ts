import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newMoveByProvider } from '#domain/appointments/moves.ts'
import { providerAppointment } from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { moveAppointments, orWithoutRoom } from '../../appointments/moves/data.ts'
import { moveOver } from '../../appointments/overbooking/data.ts'
import { rejectProposal } from '../proposals/proposal-problems.ts'
import { listProviderAppointmentsByIds } from '../provider-appointments/data.ts'

/** Appointments that their provider moves to another time. */
export const practiceMoveRoutes = apiRoutes().post(
  '/provider/appointments/:id/move',
  route({
    audience: 'approved-provider',
    summary:
      'Move an upcoming appointment to another time, alone or with all that follow in its series; what was confirmed or is agreed stays confirmed',
    responses: { 200: z.array(providerAppointment), 201: z.array(providerAppointment) },
    problems: [404, 409],
  }),
  validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
  validate.json(newMoveByProvider),
  async (c) => {
    const { actor } = c.var
    const { id } = c.req.valid('param')
    const move = c.req.valid('json')
    const { overbook_reason: reason } = move
    if (reason) {
      const overbooker = { user_id: actor.user_id, by_desk: false }
      const { isNew } = await orWithoutRoom(() =>
        asSystemFor(actor, 'no policy lets a visit overlap', (tx) =>
          moveOver(tx, overbooker, id, { ...move, reason }),
        ),
      ).catch(rejectProposal)
      const moved = await asActor(actor, (tx) =>
        listProviderAppointmentsByIds(tx, actor.user_id, [move.id]),
      )
      return c.json(moved, isNew ? 201 : 200)
    }
    const { isNew, appointments } = await orWithoutRoom(() =>
      asActor(actor, async (tx) => {
        const mover = { user_id: actor.user_id, is: 'provider' } as const
        const moved = await moveAppointments(tx, mover, id, move, now())
        const rows = await listProviderAppointmentsByIds(tx, actor.user_id, moved.ids)
        return { ...moved, appointments: rows }
      }),
    ).catch(rejectProposal)
    return c.json(appointments, isNew ? 201 : 200)
  },
)
