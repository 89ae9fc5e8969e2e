import type { Feature } from '../feature.ts'
import { packRoutes } from './routes.ts'

export const packsFeature = {
  routes: () => ({
    packs: packRoutes,
  }),
} satisfies Feature
