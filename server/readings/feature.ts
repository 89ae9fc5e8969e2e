import type { Feature } from '../feature.ts'
import { readingsReportRoutes } from './report/routes.ts'
import { readingsRoutes } from './routes.ts'
import { seedReadings } from './seed/data.ts'

export const readingsFeature = {
  routes: () => ({
    readings: readingsRoutes,
    readingsReport: readingsReportRoutes,
  }),
  seed: [seedReadings],
} satisfies Feature
