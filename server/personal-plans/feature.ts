import type { Feature } from '../feature.ts'
import { planReviewRoutes } from './reviews/routes.ts'
import { personalPlanRoutes } from './routes.ts'
import { planWritingRoutes } from './writing/routes.ts'

export const personalPlansFeature = {
  routes: ({ env }) => ({
    personalPlans: personalPlanRoutes,
    personalPlanWriting: planWritingRoutes(env),
    personalPlanReviews: planReviewRoutes,
  }),
} satisfies Feature
