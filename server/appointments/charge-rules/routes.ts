import { chargeRule, chargeRuleQuery } from '#domain/appointments/charge-rule.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { readChargeRule } from './data.ts'

export const chargeRuleRoutes = apiRoutes().get(
  '/appointments/charge-rule',
  route({
    audience: 'signed-in',
    summary:
      'Read what part of its price a visit of the caller costs that is missed or cancelled late',
    responses: { 200: chargeRule },
    problems: [404],
  }),
  validate.query(chargeRuleQuery),
  async (c) => {
    const { actor } = c.var
    const { appointment_id } = c.req.valid('query')
    return c.json(
      await asActor(actor, (tx) => readChargeRule(tx, actor.user_id, appointment_id)),
      200,
    )
  },
)
