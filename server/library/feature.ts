import type { Feature } from '../feature.ts'
import { guideReviewRoutes } from './reviews/routes.ts'
import { libraryRoutes } from './routes.ts'

export const libraryFeature = {
  routes: () => ({
    library: libraryRoutes,
    guideReviews: guideReviewRoutes,
  }),
} satisfies Feature
