import type { Feature } from '../feature.ts'
import { screeningRoutes } from './routes.ts'

export const screeningFeature = {
  routes: () => ({
    screening: screeningRoutes,
  }),
} satisfies Feature
