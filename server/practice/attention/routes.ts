import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { attentionCount, attentionList, attentionQuery } from '#domain/practice/attention/schema.ts'
import { now } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { acknowledgementRoutes } from './acknowledgements/routes.ts'
import { countAttention, listAttention } from './data.ts'

export const attentionRoutes = apiRoutes()
  .route('/', acknowledgementRoutes)
  .get(
    '/provider/attention',
    route({
      audience: 'approved-provider',
      summary:
        'List a page of the caller’s patients who need attention, the most urgent first; each name read is recorded in their record',
      responses: { 200: attentionList },
    }),
    validate.query(attentionQuery),
    async (c) => {
      const { actor } = c.var
      const query = c.req.valid('query')
      const list = await asActor(actor, (tx) => listAttention(tx, actor.user_id, query, now()))
      return c.json(list, 200)
    },
  )
  .get(
    '/provider/attention/count',
    route({
      audience: 'approved-provider',
      summary: 'Count the caller’s patients who need attention, without names',
      responses: { 200: attentionCount },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActor(actor, (tx) => countAttention(tx, actor.user_id, now())), 200)
    },
  )
