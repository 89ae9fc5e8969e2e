import type { Feature } from '../feature.ts'
import { nextStepRoutes } from './next-steps/routes.ts'
import { screeningRoutes } from './routes.ts'
import { seedScreenings } from './seed/data.ts'

export const screeningFeature = {
  routes: () => ({
    screening: screeningRoutes,
    nextSteps: nextStepRoutes,
  }),
  seed: [seedScreenings],
} satisfies Feature
