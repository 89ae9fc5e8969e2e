import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  changedGroupSession,
  maxDaysInAdvance,
  newGroupSession,
  plannedGroupSession,
} from '#domain/students/groups.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { pageQuery } from '#server/platform/page.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  cancelSession,
  changeSession,
  listPlannedSessions,
  planSession,
  readPlannedSession,
} from './data.ts'
import { cancelledMail, movedMail } from './mails.ts'

const byId = z.object({ id: uuid('Send the id of a session.') })

export function groupSessionRoutes(env: Pick<Env, 'PUBLIC_URL'>) {
  return apiRoutes()
    .get(
      '/admin/group-sessions',
      route({
        audience: 'admin',
        summary: 'List all group sessions, newest first; a number of people only from 5 on',
        answers: { 200: z.array(plannedGroupSession) },
      }),
      validate.query(pageQuery),
      async (c) => {
        const page = c.req.valid('query')
        return c.json(await asActor(c.var.actor, (tx) => listPlannedSessions(tx, page)), 200)
      },
    )
    .post(
      '/admin/group-sessions',
      route({
        audience: 'admin',
        summary: 'Plan a group session',
        answers: { 200: plannedGroupSession, 201: plannedGroupSession },
        problems: [409],
      }),
      validate.json(newGroupSession),
      async (c) => {
        const { actor } = c.var
        const typed = c.req.valid('json')
        const { session, isNew } = await asActor(actor, async (tx) => {
          const done = await planSession(tx, actor.user_id, typed)
          // A retry gets the stored session, whatever the hour is by now.
          if (done.isNew) requireFuture(done.session.session_time)
          return done
        })
        return c.json(session, isNew ? 201 : 200)
      },
    )
    .put(
      '/admin/group-sessions/:id',
      route({
        audience: 'admin',
        summary:
          'Replace a group session before it starts; participants get an email about a new time',
        answers: { 200: plannedGroupSession },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(changedGroupSession),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        await asSystemFor(actor, 'change a group session and tell who registered', async (tx) => {
          const done = await changeSession(tx, actor.user_id, id, typed)
          requireFound(done)
          if (done === 'too few places') throw invalid('capacity', 'More people have registered.')
          if (done === 'begun' || done === 'cancelled')
            throw new Problem(409, done, 'This session cannot be changed any more.')
          requireFuture(done.to)
          for (const address of done.addresses)
            await postMail(tx, await movedMail(address, done, env.PUBLIC_URL))
        })
        const session = await asActor(actor, (tx) => readPlannedSession(tx, id))
        return c.json(session!, 200)
      },
    )
    .post(
      '/admin/group-sessions/:id/cancellation',
      route({
        audience: 'admin',
        summary: 'Cancel a group session before it starts; participants get an email',
        answers: { 200: plannedGroupSession },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await asSystemFor(actor, 'call off a group session and tell who registered', async (tx) => {
          const done = await cancelSession(tx, actor.user_id, id)
          requireFound(done)
          if (done === 'begun')
            throw new Problem(409, 'begun', 'This session has started. It cannot be cancelled.')
          if (done === 'cancelled') return
          for (const address of done.addresses)
            await postMail(tx, await cancelledMail(address, done.session_time, env.PUBLIC_URL))
        })
        const session = await asActor(actor, (tx) => readPlannedSession(tx, id))
        return c.json(session!, 200)
      },
    )
}

const day = 24 * 60 * 60 * 1000

function requireFuture(session_time: Date): void {
  const remaining = session_time.getTime() - now().getTime()
  if (remaining > 0 && remaining <= maxDaysInAdvance * day) return
  const message = remaining > 0 ? 'Choose a time within a year.' : 'Choose a time in the future.'
  throw invalid('session_time', message)
}

const invalid = (field: string, message: string) =>
  new Problem(422, 'invalid', 'Please check what you entered.', { fields: { [field]: message } })
