import type { Feature } from '../feature.ts'
import { announceRequests } from './notifications/jobs.ts'
import { questionnaireRoutes } from './routes.ts'

export const questionnairesFeature = {
  routes: () => ({
    questionnaires: questionnaireRoutes,
  }),
  queues: ({ env }) => [announceRequests(env)],
} satisfies Feature
