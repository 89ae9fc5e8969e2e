import type { Feature } from '../feature.ts'
import { deskAbsenceRoutes } from './absences/routes.ts'
import { deskAffectedRoutes } from './affected/routes.ts'
import { deskBoardRoutes } from './board/routes.ts'
import { deskBookingRoutes } from './booking/routes.ts'
import { deskCalendarRoutes } from './calendar/routes.ts'
import { deskDayWaitRoutes } from './day-waits/routes.ts'
import { deskInvitationRoutes } from './invitations/routes.ts'
import { deskPatientRoutes } from './patients/routes.ts'
import { deskPaymentRoutes } from './payments/routes.ts'
import { deskReturnRoutes } from './returns/routes.ts'
import { deskRoomRoutes } from './rooms/routes.ts'
import { deskTillRoutes } from './tills/routes.ts'
import { deskUnansweredRoutes } from './unanswered/routes.ts'
import { deskUnmarkedRoutes } from './unmarked/routes.ts'
import { deskVisitCostRoutes } from './visit-costs/routes.ts'

export const deskFeature = {
  routes: ({ env }) => ({
    deskCalendar: deskCalendarRoutes,
    deskBoard: deskBoardRoutes,
    deskBooking: deskBookingRoutes,
    deskPatients: deskPatientRoutes(env),
    deskInvitations: deskInvitationRoutes(env),
    deskRooms: deskRoomRoutes,
    deskAbsences: deskAbsenceRoutes,
    deskAffected: deskAffectedRoutes,
    deskUnanswered: deskUnansweredRoutes,
    deskUnmarked: deskUnmarkedRoutes,
    deskDayWaits: deskDayWaitRoutes,
    deskPayments: deskPaymentRoutes(env),
    deskReturns: deskReturnRoutes,
    deskTills: deskTillRoutes,
    deskVisitCosts: deskVisitCostRoutes,
  }),
} satisfies Feature
