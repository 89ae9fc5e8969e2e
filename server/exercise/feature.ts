import type { Feature } from '../feature.ts'
import { exerciseRoutes } from './routes.ts'

export const exerciseFeature = {
  routes: () => ({
    exercise: exerciseRoutes,
  }),
} satisfies Feature
