import type { Feature } from '../feature.ts'
import { readingsReportRoutes } from './report/routes.ts'
import { readingsRoutes } from './routes.ts'

export const readingsFeature = {
  routes: () => ({
    readings: readingsRoutes,
    readingsReport: readingsReportRoutes,
  }),
} satisfies Feature
