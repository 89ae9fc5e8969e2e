import type { Feature } from '../feature.ts'
import { foodRoutes } from './foods/routes.ts'
import { nutritionRoutes } from './routes.ts'

export const nutritionFeature = {
  routes: () => ({
    nutrition: nutritionRoutes,
    foods: foodRoutes,
  }),
} satisfies Feature
