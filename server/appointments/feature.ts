import type { Feature } from '../feature.ts'
import { emailsToProviders } from './erasures/mails.ts'
import { appointmentEvents } from './events/jobs.ts'
import { offerFreedSlots } from './slot-offers/jobs.ts'
import { calendarFileRoutes } from './calendar-feed/file/routes.ts'
import { calendarFeedRoutes } from './calendar-feed/routes.ts'
import { calendarStreamRoutes } from './calendar-stream/routes.ts'
import { calendarRoutes } from './clinic-calendar/routes.ts'
import { cancelImpossibleAppointments } from './cancel-unbookable/jobs.ts'
import { listMornings } from './morning-emails/jobs.ts'
import { providerPageRoutes } from './provider-pages/routes.ts'
import { seedPages } from './provider-pages/seed/data.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { remind } from './reminders/jobs.ts'
import { appointmentsRoutes } from './routes.ts'
import { sharedNotesRoutes } from './shared-notes/routes.ts'
import { visitReasonRoutes } from './visit-reasons/routes.ts'
import { bookableTypeRoutes } from './visit-types/routes.ts'
import { closeUnansweredRequests } from './expire-requests/jobs.ts'
import { seedAppointments } from './seed/data.ts'

export const appointmentsFeature = {
  routes: ({ stopping }) => ({
    appointments: appointmentsRoutes,
    bookableTypes: bookableTypeRoutes,
    calendarFeed: calendarFeedRoutes,
    calendar: calendarRoutes,
    calendarStream: calendarStreamRoutes(stopping),
    providerPages: providerPageRoutes,
    ratings: ratingRoutes,
    sharedNotes: sharedNotesRoutes,
    visitReasons: visitReasonRoutes,
  }),
  outside: ({ env }) => calendarFileRoutes(env),
  jobs: ({ env }) => [
    closeUnansweredRequests,
    cancelImpossibleAppointments,
    offerFreedSlots,
    remind(env),
    listMornings(env),
  ],
  queues: ({ env }) => [appointmentEvents(env)],
  writeErasureMails: emailsToProviders,
  seed: [seedPages, seedAppointments],
} satisfies Feature
