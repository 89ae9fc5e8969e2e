import type { Feature } from '../feature.ts'
import { messageRoutes } from './routes.ts'
import { messageStreamRoutes } from './stream/routes.ts'
import { notifyOfMessages } from './notifications/jobs.ts'

export const messagesFeature = {
  routes: ({ env, stopping }) => ({
    messages: messageRoutes(env),
    messageStream: messageStreamRoutes(stopping),
  }),
  jobs: ({ env }) => [notifyOfMessages(env)],
} satisfies Feature
