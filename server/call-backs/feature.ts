import type { Feature } from '../feature.ts'
import { callBackQueueRoutes } from './queue/routes.ts'
import { remindOfCallBacks } from './reminders/jobs.ts'
import { callBackRoutes } from './routes.ts'

export const callBacksFeature = {
  routes: () => ({
    callBacks: callBackRoutes,
    callBackQueue: callBackQueueRoutes,
  }),
  jobs: ({ env }) => [remindOfCallBacks(env)],
} satisfies Feature
