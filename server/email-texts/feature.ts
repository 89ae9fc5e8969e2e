import type { Feature } from '../feature.ts'
import { emailTextsRoutes } from './routes.ts'

export const emailTextsFeature = {
  routes: ({ env }) => ({
    emailTexts: emailTextsRoutes(env),
  }),
} satisfies Feature
