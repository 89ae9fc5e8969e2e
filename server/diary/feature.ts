import type { Feature } from '../feature.ts'
import { diaryRoutes } from './routes.ts'
import { seedDiary } from './seed/data.ts'

export const diaryFeature = {
  routes: () => ({
    diary: diaryRoutes,
  }),
  seed: [seedDiary],
} satisfies Feature
