import type { Feature } from '../feature.ts'
import { symptomsRoutes } from './routes.ts'
import { seedSymptoms } from './seed/data.ts'

export const symptomsFeature = {
  routes: () => ({
    symptoms: symptomsRoutes,
  }),
  seed: [seedSymptoms],
} satisfies Feature
