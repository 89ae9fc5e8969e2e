import type { Feature } from '../feature.ts'
import { benefitRoutes } from './benefits/routes.ts'
import { paymentCallbackRoutes } from './callbacks/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { comparePayments } from './comparison/jobs.ts'
import { deskPromptRoutes } from './desk-prompts/routes.ts'
import { invoicePaymentRoutes } from './invoices/routes.ts'
import { limitQuestions } from './networks/network-questions.ts'
import { networkRoutes } from './networks/routes.ts'
import { limitRequests } from './payment-limits.ts'
import { payLinkRoutes } from './links/routes.ts'
import { membershipRoutes } from './routes.ts'
import { measureOpenPayments } from './reconciliation/data.ts'
import {
  requestPayments,
  membershipExpiry,
  checkPayments,
  reconcileLatePayments,
} from './reconciliation/jobs.ts'
import { sendRefunds } from './refunds/jobs.ts'
import { postCallback, simulatedCallbacks } from './simulator/jobs.ts'
import { seedMemberships } from './seed/data.ts'

export const membershipFeature = {
  routes: ({ env, payments }) => {
    const countRequest = limitRequests(env)
    const countQuestion = limitQuestions(env)
    return {
      catalogue: catalogueRoutes,
      benefits: benefitRoutes,
      membership: membershipRoutes(payments, countRequest),
      invoicePayments: invoicePaymentRoutes(payments, countRequest),
      deskPrompts: deskPromptRoutes(env, payments, countRequest),
      payLinks: payLinkRoutes(env, payments, countRequest, countQuestion),
      paymentNetworks: networkRoutes(payments, countQuestion),
      paymentCallbacks: paymentCallbackRoutes(env, payments),
    }
  },
  jobs: ({ env, payments }) => [
    checkPayments(payments, env),
    reconcileLatePayments(payments, env),
    sendRefunds(payments),
    comparePayments(payments),
    membershipExpiry,
  ],
  queues: ({ env, payments, app }) => [
    requestPayments(payments, env),
    simulatedCallbacks(env.PAYMENTS_SECRET, postCallback(app)),
  ],
  gauges: [
    {
      gauges: {
        ubumi_open_payments: 'Payments whose outcome is not known yet.',
        ubumi_oldest_open_payment_seconds: 'Age of the oldest of them.',
      },
      read: measureOpenPayments,
    },
  ],
  seed: [seedMemberships],
} satisfies Feature
