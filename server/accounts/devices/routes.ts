import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { ownSession } from '#domain/accounts/account.ts'
import { uuid } from '#domain/values/uuid.ts'
import { audit } from '#server/platform/audit.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { endSession, listSessions } from './data.ts'
import { describeDevice } from './describe-device.ts'

export const deviceRoutes = apiRoutes()
  .get(
    '/sessions',
    route({
      audience: 'account',
      summary: 'List where one is signed in, the most recently used first',
      responses: { 200: z.array(ownSession) },
    }),
    async (c) => {
      const { actor } = c.var
      const rows = await asActorPipelined(actor, (tx) => listSessions(tx, actor.user_id))
      const sessions = rows.map((row) => ({
        id: row.id,
        created_at: row.created_at,
        last_used_at: row.refreshed_at,
        device: describeDevice(row.user_agent),
        is_current: row.id === actor.session_id,
      }))
      return c.json(sessions, 200)
    },
  )
  .delete(
    '/sessions/:id',
    route({
      audience: 'account',
      summary: 'Sign out one device',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(z.object({ id: uuid('Send the id of a session.') })),
    async (c) => {
      const { user_id } = c.var.actor
      const { id } = c.req.valid('param')
      await asActor(c.var.actor, async (tx) => {
        requireFound(await endSession(tx, user_id, id))
        await audit(tx, {
          actor_id: user_id,
          subject_id: user_id,
          action: 'session.end',
          record_id: id,
        })
      })
      return c.body(null, 204)
    },
  )
