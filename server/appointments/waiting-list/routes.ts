import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { appointment, newWaitingEntry, waitingEntry } from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { offerAtOnce } from '../freed-slots/jobs.ts'
import { conflictOf, offerLost, ownClash } from '../booking-problems.ts'
import {
  acceptOffer,
  joinWaitingList,
  leaveWaitingList,
  listWaiting,
  declineOffer,
} from './data.ts'
import { notUpcoming, offerOver } from './waiting-problems.ts'

const ofEntry = z.object({ id: uuid('Send the id of a place on the waiting list.') })
const ofOffer = z.object({ id: uuid('Send the id of an offer.') })

export const waitingListRoutes = apiRoutes()
  .get(
    '/waiting-list',
    route({
      audience: 'signed-in',
      summary: 'List the caller’s waiting list places, each with what is offered',
      answers: { 200: z.array(waitingEntry) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => listWaiting(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/waiting-list',
    route({
      audience: 'signed-in',
      summary: 'Ask for an earlier time than an upcoming appointment',
      answers: { 200: waitingEntry, 201: waitingEntry },
      problems: [404, 409],
    }),
    validate.json(newWaitingEntry),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const joined = await asActor(actor, (tx) => joinWaitingList(tx, actor.user_id, typed))
      requireFound(joined)
      if (joined === 'over') throw notUpcoming()
      return c.json(joined.entry, joined.isNew ? 201 : 200)
    },
  )
  .delete(
    '/waiting-list/:id',
    route({
      audience: 'signed-in',
      summary: 'Leave the waiting list, and decline what is offered',
      answers: { 204: true },
      problems: [404],
    }),
    validate.param(ofEntry),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const left = await asActor(actor, (tx) => leaveWaitingList(tx, actor.user_id, id))
      requireFound(left)
      for (const freed of left.freed) await offerAtOnce(freed)
      return c.body(null, 204)
    },
  )
  .post(
    '/slot-offers/:id/acceptance',
    route({
      audience: 'signed-in',
      summary: 'Take an offered time: requested in place of the later one, which stays until then',
      answers: { 200: appointment, 201: appointment },
      problems: [404, 409],
    }),
    validate.param(ofOffer),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const accepted = await asActor(actor, (tx) =>
        acceptOffer(tx, actor.user_id, id, now()),
      ).catch((error: unknown) => {
        const lost = conflictOf(error)
        if (!lost) throw error
        throw lost === 'own_clash' ? ownClash() : offerLost()
      })
      requireFound(accepted)
      if (accepted === 'over') throw offerOver()
      if (accepted === 'taken') throw offerLost()
      return c.json(accepted.appointment, accepted.isNew ? 201 : 200)
    },
  )
  .post(
    '/slot-offers/:id/refusal',
    route({
      audience: 'signed-in',
      summary: 'Decline an offered time; the next patient gets it',
      answers: { 204: true },
      problems: [404, 409],
    }),
    validate.param(ofOffer),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const rejected = await asActor(actor, (tx) => declineOffer(tx, actor.user_id, id))
      requireFound(rejected)
      if (rejected === 'over') throw offerOver()
      if (rejected !== 'refused') await offerAtOnce(rejected)
      return c.body(null, 204)
    },
  )
