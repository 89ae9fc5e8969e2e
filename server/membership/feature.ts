import type { Feature } from '../feature.ts'
import { paymentCallbackRoutes } from './callbacks/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { membershipRoutes } from './routes.ts'
import {
  askPhones,
  endWhatIsOver,
  lookAfterPayments,
  lookForLateMoney,
  sendMoneyBack,
} from './settling/jobs.ts'
import { knockAt, simulatedCallbacks } from './simulator/jobs.ts'

export const membershipFeature = {
  routes: ({ env, payments }) => ({
    catalogue: catalogueRoutes,
    membership: membershipRoutes(env, payments),
    paymentCallbacks: paymentCallbackRoutes(env, payments),
  }),
  jobs: ({ env, payments }) => [
    lookAfterPayments(payments, env),
    lookForLateMoney(payments, env),
    sendMoneyBack(payments),
    endWhatIsOver,
  ],
  queues: ({ env, payments, app }) => [
    askPhones(payments, env),
    simulatedCallbacks(env.PAYMENTS_SECRET, knockAt(app)),
  ],
} satisfies Feature
