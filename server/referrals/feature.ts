import type { Feature } from '../feature.ts'
import { ownReferralRoutes } from './own-referrals/routes.ts'
import { referralRoutes } from './routes.ts'

export const referralsFeature = {
  routes: ({ env }) => ({
    referrals: referralRoutes(env),
    ownReferrals: ownReferralRoutes(env),
  }),
} satisfies Feature
