import type { Feature } from '../feature.ts'
import { deskBookingRoutes } from './booking/routes.ts'
import { deskCalendarRoutes } from './calendar/routes.ts'
import { deskInvitationRoutes } from './invitations/routes.ts'
import { deskPatientRoutes } from './patients/routes.ts'

export const deskFeature = {
  routes: ({ env }) => ({
    deskCalendar: deskCalendarRoutes,
    deskBooking: deskBookingRoutes,
    deskPatients: deskPatientRoutes(env),
    deskInvitations: deskInvitationRoutes(env),
  }),
} satisfies Feature
