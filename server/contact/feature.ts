import type { Feature } from '../feature.ts'
import { contactRoutes } from './routes.ts'

export const contactFeature = {
  routes: ({ env }) => ({
    contact: contactRoutes(env),
  }),
} satisfies Feature
