import { includesCheckIn } from '#domain/membership/benefits.ts'
import { ownBenefits } from '#domain/membership/schema.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route } from '#server/platform/route.ts'
import { countUnreadAnswers, findCheckIn, readOwnBenefits } from './data.ts'

export const benefitRoutes = apiRoutes().get(
  '/benefits',
  route({
    audience: 'client',
    summary:
      'What the caller’s plans include today, what is left of it, this month’s check-in, and new answers of the team',
    responses: { 200: ownBenefits },
  }),
  async (c) => {
    const { user_id } = c.var.actor
    const own = await asActor(c.var.actor, async (tx) => {
      const benefits = await readOwnBenefits(tx, user_id)
      const isIncluded = includesCheckIn(benefits.plan_keys)
      return {
        ...benefits,
        check_in: isIncluded ? await findCheckIn(tx, user_id) : null,
        unread_answers: await countUnreadAnswers(tx, user_id),
      }
    })
    return c.json(own, 200)
  },
)
