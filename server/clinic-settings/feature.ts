import type { Feature } from '../feature.ts'
import { clinicSettingsRoutes } from './routes.ts'

export const clinicSettingsFeature = {
  routes: ({ env }) => ({
    clinicSettings: clinicSettingsRoutes(env),
  }),
} satisfies Feature
