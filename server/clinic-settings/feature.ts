import type { Feature } from '../feature.ts'
import { clinicFeatureRoutes } from './features/routes.ts'
import { logoFileRoutes } from './logo/file/routes.ts'
import { clinicLogoRoutes } from './logo/routes.ts'
import { clinicSettingsRoutes } from './routes.ts'

export const clinicSettingsFeature = {
  routes: ({ env }) => ({
    clinicSettings: clinicSettingsRoutes(env),
    clinicFeatures: clinicFeatureRoutes,
    clinicLogo: clinicLogoRoutes(env),
  }),
  outside: () => logoFileRoutes(),
} satisfies Feature
