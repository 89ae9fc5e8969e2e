import type { Feature } from '../feature.ts'
import { notifyOfAnswers } from './notifications/jobs.ts'
import { checkInQueueRoutes } from './queue/routes.ts'
import { checkInRoutes } from './routes.ts'

export const checkInsFeature = {
  routes: () => ({
    checkIns: checkInRoutes,
    checkInQueue: checkInQueueRoutes,
  }),
  jobs: ({ env }) => [notifyOfAnswers(env)],
} satisfies Feature
