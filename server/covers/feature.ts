import type { Feature } from '../feature.ts'
import { ownCoverRoutes } from './own-covers/routes.ts'
import { coverRoutes } from './routes.ts'

export const coversFeature = {
  routes: ({ env }) => ({
    covers: coverRoutes(env),
    ownCovers: ownCoverRoutes,
  }),
} satisfies Feature
