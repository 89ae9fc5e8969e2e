import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { identityChangeForAdmin, newIdentityDecision } from '#domain/practice/identity-change.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { route, validate } from '#server/platform/route.ts'
import { decideAndNotify } from '../deciding.ts'
import { decideIdentityChange, openIdentityChanges } from './data.ts'
import { identityDecisionMail } from './mails.ts'

export function identityChangeRoutes(env: Pick<Env, 'PUBLIC_URL'>) {
  return apiRoutes()
    .get(
      '/admin/identity-changes',
      route({
        audience: 'admin',
        summary:
          'List changes of name, specialty or qualifications that wait, the longest first, with what patients see today; each reading is recorded',
        answers: { 200: z.array(identityChangeForAdmin) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActor(actor, (tx) => openIdentityChanges(tx, actor.user_id)), 200)
      },
    )
    .post(
      '/admin/identity-changes/:id/decision',
      route({
        audience: 'admin',
        summary: 'Approve or reject a change of identity, once; the provider gets an email',
        answers: { 204: true },
        problems: [404, 409],
      }),
      validate.param(z.object({ id: uuid('Send the id of a change.') })),
      validate.json(newIdentityDecision),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const decision = c.req.valid('json')
        await decideAndNotify(
          actor,
          (tx) => decideIdentityChange(tx, actor.user_id, id, decision),
          (email) => identityDecisionMail(email, decision.decision, env.PUBLIC_URL),
        )
        return c.body(null, 204)
      },
    )
}
