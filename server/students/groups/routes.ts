import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { groupRegistration, groupSession } from '#domain/students/groups.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorOnce, asSystem } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { leave, listOwnRegistrations, listUpcomingSessions, register } from './data.ts'
import { tooLateToLeave } from './group-problems.ts'

const ofSession = z.object({ id: uuid('Send the id of a session.') })
const limited = z.pick(pageQuery, { limit: true })

export const groupRoutes = apiRoutes()
  .get(
    '/group-sessions',
    route({
      audience: 'everyone',
      summary: 'List upcoming group sessions, the next first',
      answers: { 200: z.array(groupSession) },
    }),
    validate.query(limited),
    async (c) => {
      const { limit } = c.req.valid('query')
      const sessions = await asSystem('list the group sessions for everyone', (tx) =>
        listUpcomingSessions(tx, limit),
      )
      return c.json(sessions, 200)
    },
  )
  .get(
    '/group-registrations',
    route({
      audience: 'signed-in',
      summary: 'List own places in group sessions that are not over, the next first',
      answers: { 200: z.array(groupRegistration) },
    }),
    validate.query(limited),
    async (c) => {
      const { actor } = c.var
      const { limit } = c.req.valid('query')
      return c.json(
        await asActorOnce(actor, (tx) => listOwnRegistrations(tx, actor.user_id, limit)),
        200,
      )
    },
  )
  .post(
    '/group-sessions/:id/registration',
    route({
      audience: 'signed-in',
      summary: 'Register for a group session under a name that the server makes; for clients',
      answers: { 200: groupRegistration, 201: groupRegistration },
      problems: [404, 409],
    }),
    validate.param(ofSession),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const place = await asActor(actor, (tx) => register(tx, actor.user_id, id))
      requireFound(place)
      return c.json(place.registration, place.isNew ? 201 : 200)
    },
  )
  .delete(
    '/group-sessions/:id/registration',
    route({
      audience: 'signed-in',
      summary: 'Cancel the caller’s place in a group session before it starts',
      answers: { 204: true },
      problems: [404, 409],
    }),
    validate.param(ofSession),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const left = await asActor(actor, (tx) => leave(tx, actor.user_id, id))
      requireFound(left)
      if (left === 'begun') throw tooLateToLeave()
      return c.body(null, 204)
    },
  )
