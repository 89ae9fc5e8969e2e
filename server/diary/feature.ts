import type { Feature } from '../feature.ts'
import { diaryRoutes } from './routes.ts'

export const diaryFeature = {
  routes: () => ({
    diary: diaryRoutes,
  }),
} satisfies Feature
