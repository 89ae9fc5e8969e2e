import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { sessionCost } from '#domain/appointments/cost.ts'
import { appointment } from '#domain/appointments/schema.ts'
import {
  changedAppointments,
  type NewSeries,
  newSeries,
  seriesCostsQuery,
  seriesHour,
  seriesHoursQuery,
} from '#domain/appointments/series-schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { type Actor, asActor, asSystemFor } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { quoteSessions } from '../costs/data.ts'
import { offerAtOnce } from '../slot-offers/jobs.ts'
import { conflictOf, providerNotBookable, staleStatus } from '../booking-problems.ts'
import { isBookable } from '../slots/data.ts'
import { readVisit } from '../visit-types/data.ts'
import { acceptFollowing, bookSeries, cancelFollowing, findTaken, readSeriesHours } from './data.ts'
import { requireAllFree } from './series-times.ts'

const ofAppointment = z.object({ id: uuid('Send the id of an appointment.') })

/** Sessions that a patient requests, accepts and cancels together. */
export const seriesRoutes = apiRoutes()
  .get(
    '/appointments/series-hours',
    route({
      audience: 'signed-in',
      summary: 'Read the hours of a series: free or not, and other free times of each day',
      responses: { 200: z.array(seriesHour) },
    }),
    validate.query(seriesHoursQuery),
    async (c) => {
      const { actor } = c.var
      const { provider_id, ...series } = c.req.valid('query')
      const participants = { patient_id: actor.user_id, provider_id }
      const hours = await asActor(actor, (tx) =>
        readSeriesHours(tx, participants, series, 'patient'),
      )
      return c.json(hours, 200)
    },
  )
  .get(
    '/appointments/series-costs',
    route({
      audience: 'signed-in',
      summary:
        'Read what each session of a series would cost the caller, in the order of their times',
      responses: { 200: z.array(sessionCost) },
      problems: [404],
    }),
    validate.query(seriesCostsQuery),
    async (c) => {
      const { times, ...session } = c.req.valid('query')
      const instants = times.map((at) => new Date(at))
      const costs = await asActor(c.var.actor, (tx) => quoteSessions(tx, session, instants))
      requireFound(costs)
      return c.json(costs, 200)
    },
  )
  .post(
    '/appointments/series',
    route({
      audience: 'signed-in',
      summary: 'Request 2 to 12 sessions of a series with a provider: all of them or none',
      responses: { 200: z.array(appointment), 201: z.array(appointment) },
      problems: [409],
    }),
    validate.json(newSeries),
    async (c) => {
      const { appointments, isNew } = await book(c.var.actor, c.req.valid('json'))
      return c.json(appointments, isNew ? 201 : 200)
    },
  )
  .post(
    '/appointments/:id/following/cancellation',
    route({
      audience: 'signed-in',
      summary: 'Cancel an upcoming appointment of the caller and all that follow in its series',
      responses: { 200: changedAppointments },
      problems: [404],
    }),
    validate.param(ofAppointment),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const freed = await asActor(actor, (tx) => cancelFollowing(tx, actor.user_id, id))
      requireFound(freed)
      for (const slot of freed) await offerAtOnce(slot)
      return c.json({ changed: freed.map((one) => one.id) }, 200)
    },
  )
  .post(
    '/appointments/:id/following/acceptance',
    route({
      audience: 'signed-in',
      summary: 'Accept an appointment that a provider proposed and all that follow in its series',
      responses: { 200: changedAppointments },
      problems: [404],
    }),
    validate.param(ofAppointment),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const changed = await asActor(actor, (tx) => acceptFollowing(tx, actor.user_id, id))
      requireFound(changed)
      return c.json({ changed }, 200)
    },
  )

async function book(actor: Actor, series: NewSeries) {
  const { provider_id } = series
  if (provider_id === actor.user_id) throw providerNotBookable()
  const canBe = await asSystemFor(actor, 'find who cannot be booked', (tx) =>
    isBookable(tx, provider_id),
  )
  if (!canBe) throw providerNotBookable()
  return asActor(actor, (tx) => bookSeries(tx, actor.user_id, series, now())).catch(
    async (error: unknown) => {
      if (!conflictOf(error)) throw error
      // A booking that takes no lock can come first: then a constraint of the table rejects the series.
      const participants = { patient_id: actor.user_id, provider_id }
      requireAllFree(
        await asActor(actor, async (tx) => {
          const visit = await readVisit(tx, { ...series, by: 'patient' })
          return findTaken(tx, participants, series.times, visit)
        }),
      )
      throw staleStatus()
    },
  )
}
