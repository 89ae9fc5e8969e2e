import type { Feature } from '../feature.ts'
import { consentRoutes } from './consents/routes.ts'
import { deviceKeyRoutes } from './device-keys/routes.ts'
import { deviceRoutes } from './devices/routes.ts'
import { sweep } from './expiry/jobs.ts'
import { sweepFiles } from './files/jobs.ts'
import { myDataRoutes } from './my-data/routes.ts'
import { photoRoutes } from './profile/photo/routes.ts'
import { profileRoutes } from './profile/routes.ts'

export const accountsFeature = {
  routes: ({ env, files, writeErasureMails, undoOpenMerges }) => ({
    profile: profileRoutes,
    photo: photoRoutes(env, files),
    consents: consentRoutes,
    devices: deviceRoutes,
    deviceKeys: deviceKeyRoutes(env),
    myData: myDataRoutes({ env, files, writeErasureMails, undoOpenMerges }),
  }),
  jobs: ({ files }) => [sweep, sweepFiles(files)],
} satisfies Feature
