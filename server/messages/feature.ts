import type { Feature } from '../feature.ts'
import { messageRoutes } from './routes.ts'
import { messageStreamRoutes } from './stream/routes.ts'
import { notifyOfMessages } from './notifications/jobs.ts'
import { seedMessages } from './seed/data.ts'

export const messagesFeature = {
  routes: ({ env, stopping }) => ({
    messages: messageRoutes(env),
    messageStream: messageStreamRoutes(stopping),
  }),
  jobs: ({ env }) => [notifyOfMessages(env)],
  seed: [seedMessages],
} satisfies Feature
