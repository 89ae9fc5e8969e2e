import type { Feature } from '../feature.ts'
import { deleteExpiredCalls } from './expiry/jobs.ts'
import { callRoutes } from './routes.ts'
import { callStreamRoutes } from './stream/routes.ts'

export const callsFeature = {
  routes: ({ env, stopping }) => ({
    calls: callRoutes(env),
    callStream: callStreamRoutes(stopping),
  }),
  jobs: () => [deleteExpiredCalls],
} satisfies Feature
