import type { Feature } from '../feature.ts'
import { exerciseRoutes } from './exercise/routes.ts'
import { foodRoutes } from './meal/foods/routes.ts'
import { nutritionRoutes } from './meal/routes.ts'
import { seedPlans } from './seed/data.ts'

export const carePlansFeature = {
  routes: () => ({
    nutrition: nutritionRoutes,
    foods: foodRoutes,
    exercise: exerciseRoutes,
  }),
  seed: [seedPlans],
} satisfies Feature
