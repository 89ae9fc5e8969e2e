import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { undeliveredEmail } from '#domain/admin/undelivered-email.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { auditUndelivered, listUndelivered, resendUndelivered } from './data.ts'

const byId = z.object({ id: uuid('Send the id of an email.') })

export const undeliveredEmailRoutes = apiRoutes()
  .get(
    '/admin/undelivered-email',
    route({
      audience: 'admin',
      summary:
        'List email that was not delivered, the newest first: address, kind and reason, without what it says; each reading is recorded',
      answers: { 200: z.array(undeliveredEmail) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      const { rows, owners } = await asSystemFor(
        actor,
        'no policy shows an admin the outbox',
        (tx) => listUndelivered(tx, page),
        { replica: true },
      )
      await asSystemFor(actor, 'record whose undelivered email an admin was shown', (tx) =>
        auditUndelivered(tx, actor.user_id, owners),
      )
      return c.json(rows, 200)
    },
  )
  .post(
    '/admin/undelivered-email/:id/resend',
    route({
      audience: 'admin',
      summary: 'Send an undelivered email again; repeating the call sends it once',
      answers: { 200: undeliveredEmail },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const resent = await asSystemFor(actor, 'send an email again for an admin', (tx) =>
        resendUndelivered(tx, actor.user_id, id),
      )
      return c.json(resent, 200)
    },
  )
