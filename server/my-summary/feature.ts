import type { Feature } from '../feature.ts'
import { mySummaryRoutes } from './routes.ts'

export const mySummaryFeature = {
  routes: () => ({
    mySummary: mySummaryRoutes,
  }),
} satisfies Feature
