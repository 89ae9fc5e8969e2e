import type { Feature } from '../feature.ts'
import { claimRoutes } from './claims/routes.ts'
import { insurerRoutes } from './insurers/routes.ts'
import { patientInsuranceRoutes } from './patients/routes.ts'

export const insuranceFeature = {
  routes: ({ env }) => ({
    insurers: insurerRoutes,
    patientInsurances: patientInsuranceRoutes,
    claims: claimRoutes(env),
  }),
} satisfies Feature
