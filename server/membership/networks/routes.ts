import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { networkAnswer, networkQuestion } from '#domain/membership/schema.ts'
import { authorize } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { type CountQuestion, findNetwork } from './network-questions.ts'

/** Which network a number pays by: a number keeps its prefix when it moves to another. */
export const networkRoutes = (payments: PaymentProvider, countQuestion: CountQuestion) =>
  apiRoutes().post(
    '/payment-networks',
    route({
      audience: 'signed-in',
      summary: 'The network of a mobile number, as the payment aggregator knows it; writes nothing',
      responses: { 200: networkAnswer },
    }),
    validate.json(networkQuestion),
    async (c) => {
      const { actor } = c.var
      await authorize(actor)
      await countQuestion(actor.user_id)
      const network = await findNetwork(payments, c.req.valid('json').phone)
      return c.json({ network }, 200)
    },
  )
