import type { Feature } from '../feature.ts'
import { countToDial } from './crisis-lines/unchecked-text.ts'
import { crisisLineRoutes } from './crisis-lines/routes.ts'
import { countOpenAlerts } from './data.ts'
import { escalateSafetyAlerts, safetyAlertNotices } from './escalation/jobs.ts'
import { safetyRoutes } from './routes.ts'

export const safetyFeature = {
  routes: () => ({
    safety: safetyRoutes,
    helplines: crisisLineRoutes,
  }),
  jobs: ({ env }) => [escalateSafetyAlerts(env)],
  queues: ({ env }) => [safetyAlertNotices(env)],
  gauges: [
    {
      gauges: { ubumi_open_safety_alerts: 'Safety alerts that were not acknowledged.' },
      read: countOpenAlerts,
    },
    {
      gauges: {
        ubumi_helplines_to_dial: 'Helplines that no admin has dialled within 90 days.',
      },
      read: async (tx) => ({ ubumi_helplines_to_dial: await countToDial(tx) }),
    },
  ],
} satisfies Feature
