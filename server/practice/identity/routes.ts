import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { identityChange } from '#domain/practice/identity-change.ts'
import { asActorOnce } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { readIdentityChange } from './data.ts'

export const identityRoutes = apiRoutes().get(
  '/provider/identity-change',
  route({
    audience: 'provider',
    summary:
      'Read the newest change of the caller’s name, specialty and qualifications: waiting, approved or rejected',
    answers: { 200: z.nullable(identityChange) },
  }),
  async (c) => {
    const { actor } = c.var
    return c.json(await asActorOnce(actor, (tx) => readIdentityChange(tx, actor.user_id)), 200)
  },
)
