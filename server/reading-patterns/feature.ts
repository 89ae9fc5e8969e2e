import type { Feature } from '../feature.ts'
import { readingPatternRoutes } from './routes.ts'

export const readingPatternsFeature = {
  routes: () => ({ readingPatterns: readingPatternRoutes }),
} satisfies Feature
