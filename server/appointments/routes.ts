import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { appointment, newAppointment } from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asSystemFor, type Actor } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  acceptProposal,
  bookAppointment,
  cancelAppointment,
  listOwnAppointments,
  type BookingRequest,
} from './data.ts'
import { dayWaitRoutes } from './day-waits/routes.ts'
import { chargeRuleRoutes } from './charge-rules/routes.ts'
import { costsRoutes } from './costs/routes.ts'
import { eligibilityRoutes } from './eligibility/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { mailSettingsRoutes } from './mail-settings/routes.ts'
import { offerAtOnce } from './slot-offers/jobs.ts'
import {
  conflictOf,
  staleStatus,
  ownClash,
  providerNotBookable,
  slotTaken,
} from './booking-problems.ts'
import { offeredProvidersRoutes } from './offered-providers/routes.ts'
import { moveRoutes } from './moves/routes.ts'
import { isBookable, nextFreeSlots, readTopic } from './slots/data.ts'
import { seriesRoutes } from './series/routes.ts'
import { slotsRoutes } from './slots/routes.ts'
import { readVisit } from './visit-types/data.ts'
import { waitingListRoutes } from './waiting-list/routes.ts'

const ofAppointment = z.object({ id: uuid('Send the id of an appointment.') })

export const appointmentsRoutes = apiRoutes()
  .route('/', slotsRoutes)
  .route('/', offeredProvidersRoutes)
  .route('/', costsRoutes)
  .route('/', chargeRuleRoutes)
  .route('/', eligibilityRoutes)
  .route('/', mailSettingsRoutes)
  .route('/', seriesRoutes)
  .route('/', moveRoutes)
  .route('/', waitingListRoutes)
  .route('/', dayWaitRoutes)
  .route('/', sessionRoutes)
  .get(
    '/appointments',
    route({
      audience: 'signed-in',
      summary: 'List own appointments as patient, the latest time first',
      responses: { 200: z.array(appointment) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      return c.json(await asActor(actor, (tx) => listOwnAppointments(tx, actor.user_id, page)), 200)
    },
  )
  .post(
    '/appointments',
    route({
      audience: 'signed-in',
      summary: 'Request an appointment at one of the times of a day, with anyone available',
      responses: { 200: appointment, 201: appointment },
      problems: [409],
    }),
    validate.json(newAppointment),
    async (c) => {
      const booked = await book(c.var.actor, c.req.valid('json'))
      return c.json(booked.appointment, booked.isNew ? 201 : 200)
    },
  )
  .delete(
    '/appointments/:id',
    route({
      audience: 'signed-in',
      summary: 'Cancel an upcoming appointment of the caller',
      responses: { 204: true },
      problems: [404, 409],
    }),
    validate.param(ofAppointment),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const cancelled = await asActor(actor, (tx) => cancelAppointment(tx, actor.user_id, id))
      requireFound(cancelled)
      if (cancelled === 'past') throw staleStatus()
      if (cancelled !== 'cancelled') await offerAtOnce(cancelled)
      return c.body(null, 204)
    },
  )
  .post(
    '/appointments/:id/acceptance',
    route({
      audience: 'signed-in',
      summary: 'Accept an appointment that a provider proposed',
      responses: { 200: appointment },
      problems: [404, 409],
    }),
    validate.param(ofAppointment),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const accepted = await asActor(actor, (tx) => acceptProposal(tx, actor.user_id, id))
      requireFound(accepted)
      if (accepted === 'past') throw staleStatus()
      return c.json(accepted, 200)
    },
  )

/** Each failed attempt means that another user has booked, so more than a few are never needed. */
const maxAttempts = 20

/** Books as the actor; where the server chooses the provider, it retries until one is found or none is left. */
async function book(actor: Actor, request: BookingRequest) {
  if (request.provider_id === actor.user_id) throw providerNotBookable()
  for (let attempt = 1; ; attempt++) {
    const booked = await asActor(actor, (tx) =>
      bookAppointment(tx, actor.user_id, request, now()),
    ).catch((error: unknown) => {
      const lost = conflictOf(error)
      if (!lost) throw error
      if (lost === 'own_clash') throw ownClash()
      return request.provider_id ? 'taken' : 'outrun'
    })
    if (typeof booked === 'object') return booked
    if (booked === 'taken' || attempt === maxAttempts) throw await whyTaken(actor, request)
  }
}

/**
 * Distinguishes a provider who cannot be booked from one who is not free at that time, and offers
 * free times.
 */
async function whyTaken(actor: Actor, request: BookingRequest) {
  const { provider_id, appointment_time, about } = request
  if (provider_id) {
    const canBe = await asSystemFor(actor, 'find who cannot be booked', (tx) =>
      isBookable(tx, provider_id),
    )
    if (!canBe) return providerNotBookable()
  }
  const after = new Date(appointment_time)
  const free = await asActor(actor, async (tx) => {
    const topic = about ?? (provider_id ? await readTopic(tx, provider_id) : 'unsure')
    const visit = await readVisit(tx, { ...request, about: topic, by: 'patient' })
    return nextFreeSlots(tx, actor.user_id, { after, limit: 3, about: topic, visit }, now())
  })
  return slotTaken(free)
}
