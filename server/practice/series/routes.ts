import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { providerAppointment } from '#domain/appointments/schema.ts'
import {
  changedAppointments,
  newSeriesProposal,
  ownSeriesHoursQuery,
  seriesAnswer,
  seriesHour,
} from '#domain/appointments/series-schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { rejectProposal } from '../proposals/proposal-problems.ts'
import { answerSeries, proposeSeries, readOwnSeriesHours } from './data.ts'

/** Sessions that a provider proposes, confirms and declines together. */
export const practiceSeriesRoutes = apiRoutes()
  .get(
    '/provider/series-hours',
    route({
      audience: 'approved-provider',
      summary:
        'Read the hours of a series for a patient of the caller: free or not, and other free times',
      answers: { 200: z.array(seriesHour) },
      problems: [404],
    }),
    validate.query(ownSeriesHoursQuery),
    async (c) => {
      const { actor } = c.var
      const query = c.req.valid('query')
      return c.json(await asActor(actor, (tx) => readOwnSeriesHours(tx, actor.user_id, query)), 200)
    },
  )
  .post(
    '/provider/series',
    route({
      audience: 'approved-provider',
      summary: 'Propose 2 to 12 sessions of a series to a patient: all of them or none',
      answers: { 200: z.array(providerAppointment), 201: z.array(providerAppointment) },
      problems: [404, 409],
    }),
    validate.json(newSeriesProposal),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('json')
      const { appointments, isNew } = await asActor(actor, (tx) =>
        proposeSeries(tx, actor.user_id, wanted),
      ).catch(rejectProposal)
      return c.json(appointments, isNew ? 201 : 200)
    },
  )
  .post(
    '/provider/appointments/:id/series-answer',
    route({
      audience: 'approved-provider',
      summary: 'Confirm or decline all that is requested of the series of an appointment',
      answers: { 200: changedAppointments },
      problems: [404],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    validate.json(seriesAnswer),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { status } = c.req.valid('json')
      const changed = await asActor(actor, (tx) => answerSeries(tx, actor.user_id, id, status))
      return c.json({ changed }, 200)
    },
  )
