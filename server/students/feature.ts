import type { Feature } from '../feature.ts'
import { burnoutRoutes } from './burnout/routes.ts'
import { focusRoutes } from './focus/routes.ts'
import { groupRoutes } from './groups/routes.ts'
import { plannerRoutes } from './planner/routes.ts'
import { expireStudents } from './status/jobs.ts'
import { deleteStudentDocuments } from './verification/jobs.ts'
import { verificationRoutes } from './verification/routes.ts'
import { seedGroupSessions } from './groups/seed/data.ts'

export const studentsFeature = {
  routes: ({ env, files }) => ({
    planner: plannerRoutes,
    focus: focusRoutes,
    burnout: burnoutRoutes,
    groups: groupRoutes,
    verification: verificationRoutes(env, files),
  }),
  jobs: ({ env, files }) => [deleteStudentDocuments(files), expireStudents(env)],
  seed: [seedGroupSessions],
} satisfies Feature
