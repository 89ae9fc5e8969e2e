import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { dayUpdates, selfCareDays } from '#domain/dashboard/schema.ts'
import { firstMonth } from '#domain/dashboard/months.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActorOnce } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { listSelfCareDays, readNews } from './data.ts'

export const dashboardRoutes = apiRoutes()
  .get(
    '/day',
    route({
      audience: 'client',
      summary: 'The caller’s day: new plans, last screening, doses, questions and unread messages',
      answers: { 200: dayUpdates },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => readNews(tx, actor.user_id)), 200)
    },
  )
  .get(
    '/self-care-days',
    route({
      audience: 'signed-in',
      summary:
        'The days of this month and the eleven before it on which the caller did something for their health',
      answers: { 200: selfCareDays },
    }),
    async (c) => {
      const { actor } = c.var
      const from = `${firstMonth(todayInLusaka())}-01`
      const days = await asActorOnce(actor, (tx) => listSelfCareDays(tx, actor.user_id, from))
      return c.json({ days }, 200)
    },
  )
