import type { Feature } from '../feature.ts'
import { sessionNoteRoutes } from './routes.ts'

export const sessionNotesFeature = {
  routes: ({ env }) => ({
    sessionNotes: sessionNoteRoutes(env),
  }),
} satisfies Feature
