import type { Feature } from '../feature.ts'
import { weightReportRoutes } from './report/routes.ts'
import { weightsRoutes } from './routes.ts'
import { seedWeights } from './seed/data.ts'

export const weightsFeature = {
  routes: () => ({
    weights: weightsRoutes,
    weightReport: weightReportRoutes,
  }),
  seed: [seedWeights],
} satisfies Feature
