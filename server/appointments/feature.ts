import type { Feature } from '../feature.ts'
import { emailsToProviders } from './erasures/mails.ts'
import { appointmentEvents } from './events/jobs.ts'
import { offerFreedSlots } from './freed-slots/jobs.ts'
import { calendarFileRoutes } from './calendar-feed/file/routes.ts'
import { calendarFeedRoutes } from './calendar-feed/routes.ts'
import { cancelImpossibleAppointments } from './impossible/jobs.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { remind } from './reminders/jobs.ts'
import { appointmentsRoutes } from './routes.ts'
import { sharedNotesRoutes } from './shared-notes/routes.ts'
import { closeUnansweredRequests } from './unanswered/jobs.ts'
import { seedAppointments } from './seed/data.ts'

export const appointmentsFeature = {
  routes: () => ({
    appointments: appointmentsRoutes,
    calendarFeed: calendarFeedRoutes,
    ratings: ratingRoutes,
    sharedNotes: sharedNotesRoutes,
  }),
  outside: ({ env }) => calendarFileRoutes(env),
  jobs: ({ env }) => [
    closeUnansweredRequests,
    cancelImpossibleAppointments,
    offerFreedSlots,
    remind(env),
  ],
  queues: ({ env }) => [appointmentEvents(env)],
  writeErasureMails: emailsToProviders,
  seed: [seedAppointments],
} satisfies Feature
