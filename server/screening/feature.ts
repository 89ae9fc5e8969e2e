import type { Feature } from '../feature.ts'
import { screeningRoutes } from './routes.ts'
import { seedScreenings } from './seed/data.ts'

export const screeningFeature = {
  routes: () => ({
    screening: screeningRoutes,
  }),
  seed: [seedScreenings],
} satisfies Feature
