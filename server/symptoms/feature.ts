import type { Feature } from '../feature.ts'
import { symptomsRoutes } from './routes.ts'

export const symptomsFeature = {
  routes: () => ({
    symptoms: symptomsRoutes,
  }),
} satisfies Feature
