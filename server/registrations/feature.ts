import { passwordCheck } from '../accounts/passwords/own-password.ts'
import type { Feature } from '../feature.ts'
import { endMerges } from './merges/jobs.ts'
import { mergeRoutes } from './merges/routes.ts'
import { patientMatchRoutes } from './matches/routes.ts'
import { registrationRoutes } from './routes.ts'
import { patientSearchRoutes } from './search/routes.ts'
import { erasePromisedWalkIns, registerWalkInRecords } from './walk-ins/jobs.ts'
import { retentionRoutes } from './retention/routes.ts'
import { takeOverRoutes } from './take-overs/routes.ts'

export const registrationsFeature = {
  routes: ({ env, files }) => ({
    registrations: registrationRoutes(env, files, passwordCheck(env)),
    patientMerges: mergeRoutes,
    recordRetention: retentionRoutes(files, passwordCheck(env)),
    patientMatches: patientMatchRoutes(env),
    patientSearch: patientSearchRoutes(env),
    takeOvers: takeOverRoutes(env),
  }),
  jobs: () => [endMerges, erasePromisedWalkIns, registerWalkInRecords],
} satisfies Feature
