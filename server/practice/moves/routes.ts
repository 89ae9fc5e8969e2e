import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newMove } from '#domain/appointments/moves.ts'
import { providerAppointment } from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { moveAppointments, orWithoutRoom } from '../../appointments/moves/data.ts'
import { rejectProposal } from '../proposals/proposal-problems.ts'
import { listProviderAppointmentsByIds } from '../provider-appointments/data.ts'

/** Appointments that their provider moves to another time, which the patient accepts or declines. */
export const practiceMoveRoutes = apiRoutes().post(
  '/provider/appointments/:id/move',
  route({
    audience: 'approved-provider',
    summary:
      'Propose another time for an upcoming appointment in its place, alone or with all that follow in its series',
    answers: { 200: z.array(providerAppointment), 201: z.array(providerAppointment) },
    problems: [404, 409],
  }),
  validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
  validate.json(newMove),
  async (c) => {
    const { actor } = c.var
    const { id } = c.req.valid('param')
    const move = c.req.valid('json')
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
