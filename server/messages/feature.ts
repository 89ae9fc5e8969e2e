import type { Feature } from '../feature.ts'
import { archiveRoutes } from './archive/routes.ts'
import { messageRoutes } from './routes.ts'
import { messageStreamRoutes } from './stream/routes.ts'
import { messageTemplateRoutes } from './templates/routes.ts'
import { notifyOfMessages } from './notifications/jobs.ts'
import { seedMessages } from './seed/data.ts'

export const messagesFeature = {
  routes: ({ env, stopping }) => ({
    messages: messageRoutes(env),
    messageArchive: archiveRoutes,
    messageTemplates: messageTemplateRoutes,
    messageStream: messageStreamRoutes(stopping),
  }),
  jobs: ({ env }) => [notifyOfMessages(env)],
  seed: [seedMessages],
} satisfies Feature
