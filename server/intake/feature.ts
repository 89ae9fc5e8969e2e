import type { Feature } from '../feature.ts'
import { intakeRoutes } from './routes.ts'

export const intakeFeature = {
  routes: () => ({
    intake: intakeRoutes,
  }),
} satisfies Feature
