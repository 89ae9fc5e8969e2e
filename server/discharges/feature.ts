import type { Feature } from '../feature.ts'
import { dischargeRoutes } from './routes.ts'

export const dischargesFeature = {
  routes: ({ env }) => ({
    discharges: dischargeRoutes(env),
  }),
} satisfies Feature
