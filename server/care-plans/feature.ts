import type { Feature } from '../feature.ts'
import { clinicPlanRoutes } from './at-clinic/routes.ts'
import { exerciseRoutes } from './exercise/routes.ts'
import { foodRoutes } from './meal/foods/routes.ts'
import { nutritionRoutes } from './meal/routes.ts'
import { notifyOfPlans } from './notifications/jobs.ts'
import { planRequestRoutes } from './queue/routes.ts'
import { planTemplateRoutes } from './templates/routes.ts'
import { seedPlans } from './seed/data.ts'

export const carePlansFeature = {
  routes: () => ({
    nutrition: nutritionRoutes,
    foods: foodRoutes,
    exercise: exerciseRoutes,
    planTemplates: planTemplateRoutes,
    planRequests: planRequestRoutes,
    clinicPlans: clinicPlanRoutes,
  }),
  jobs: ({ env }) => [notifyOfPlans(env)],
  seed: [seedPlans],
} satisfies Feature
