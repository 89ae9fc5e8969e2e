import type { Feature } from '../feature.ts'
import { remindOfDoses, remindOfRefills } from './reminders/jobs.ts'
import { medicationsRoutes } from './routes.ts'
import { seedMedicines } from './seed/data.ts'

export const medicationsFeature = {
  routes: () => ({
    medications: medicationsRoutes,
  }),
  jobs: ({ env }) => [remindOfDoses(env), remindOfRefills(env)],
  seed: [seedMedicines],
} satisfies Feature
