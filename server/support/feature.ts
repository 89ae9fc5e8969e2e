import type { Feature } from '../feature.ts'
import { supportFigureRoutes } from './figures/routes.ts'
import { notifyOfSupportAnswers } from './notifications/jobs.ts'
import { supportQueueRoutes } from './queue/routes.ts'
import { remindOfQuestions } from './reminders/jobs.ts'
import { supportRoutes } from './routes.ts'

export const supportFeature = {
  routes: () => ({
    support: supportRoutes,
    supportQueue: supportQueueRoutes,
    supportFigures: supportFigureRoutes,
  }),
  jobs: ({ env }) => [remindOfQuestions(env), notifyOfSupportAnswers(env)],
} satisfies Feature
