import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { erasureLink } from '#domain/practice/clinic-records.ts'
import { networkPrefixOf } from '#server/platform/http/address.ts'
import { asSystem } from '#server/platform/db.ts'
import { notFound, Problem } from '#server/platform/problem.ts'
import { type LimitSettings, RateLimit } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import { eraseByLink } from './data.ts'
import { recordOfToken } from './erasure-token.ts'

export const clinicRecordErasureRoutes = (
  env: LimitSettings & { AUTH_SECRETS: readonly string[] },
) => {
  const perAddress = new RateLimit(env, {
    name: 'clinic record erasures',
    points: 60,
    seconds: 60 * 60,
  })
  return apiRoutes().post(
    '/clinic-record-erasures',
    route({
      audience: 'everyone',
      summary: 'Erase a clinic’s record by the link in its invitation, without an account',
      responses: { 204: true },
      problems: [404, 429],
    }),
    validate.json(erasureLink),
    async (c) => {
      const wait = await perAddress.secondsToWait(networkPrefixOf(c.var.caller_address))
      if (wait > 0)
        throw new Problem(429, 'too_many_requests', 'There were many requests. Please wait.', {
          retryAfter: wait,
        })
      const id = recordOfToken(env.AUTH_SECRETS, c.req.valid('json').token)
      if (!id) throw notFound()
      await asSystem('erase a record for a person without an account', (tx) => eraseByLink(tx, id))
      return c.body(null, 204)
    },
  )
}
