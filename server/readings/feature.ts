import type { Feature } from '../feature.ts'
import { readingPatternRoutes } from './patterns/routes.ts'
import { readingsReportRoutes } from './report/routes.ts'
import { readingsRoutes } from './routes.ts'
import { seedReadings } from './seed/data.ts'

export const readingsFeature = {
  routes: () => ({
    readings: readingsRoutes,
    readingsReport: readingsReportRoutes,
    readingPatterns: readingPatternRoutes,
  }),
  seed: [seedReadings],
} satisfies Feature
