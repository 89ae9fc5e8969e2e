import type { Feature } from '../feature.ts'
import { deskAbsenceRoutes } from './absences/routes.ts'
import { deskBookingRoutes } from './booking/routes.ts'
import { deskCalendarRoutes } from './calendar/routes.ts'
import { deskInvitationRoutes } from './invitations/routes.ts'
import { deskPatientRoutes } from './patients/routes.ts'
import { deskRoomRoutes } from './rooms/routes.ts'

export const deskFeature = {
  routes: ({ env }) => ({
    deskCalendar: deskCalendarRoutes,
    deskBooking: deskBookingRoutes,
    deskPatients: deskPatientRoutes(env),
    deskInvitations: deskInvitationRoutes(env),
    deskRooms: deskRoomRoutes,
    deskAbsences: deskAbsenceRoutes,
  }),
} satisfies Feature
