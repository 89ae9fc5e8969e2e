import type { Feature } from '../feature.ts'
import { patientPageRoutes } from './routes.ts'

export const patientPageFeature = {
  routes: () => ({
    patientPage: patientPageRoutes,
  }),
} satisfies Feature
