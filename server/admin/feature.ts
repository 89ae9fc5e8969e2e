import type { Feature } from '../feature.ts'
import { staffRoleRoutes } from './accounts/staff-role/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { keepTrail } from './audit-trail/retention/jobs.ts'
import { auditTrailRoutes } from './audit-trail/routes.ts'
import { contactMessageRoutes } from './contact-messages/routes.ts'
import { helplineRecordRoutes } from './crisis-lines/routes.ts'
import { adminDeskPaymentRoutes } from './desk-payments/routes.ts'
import { completeIncome } from './finance/income/jobs.ts'
import { financeRoutes } from './finance/routes.ts'
import { firstStepRoutes } from './first-steps/routes.ts'
import { groupSessionRoutes } from './group-sessions/routes.ts'
import { paymentDifferenceRoutes } from './payment-differences/routes.ts'
import { lateTaskRoutes } from './late-tasks/routes.ts'
import { adminPlanRoutes } from './plans/routes.ts'
import { monthRoutes } from './months/routes.ts'
import { failedRefundRoutes } from './refunds/failed/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { keptCalendarRoutes } from './calendar/routes.ts'
import { visitTypeRoutes } from './visit-types/routes.ts'
import { keptRoomRoutes } from './rooms/routes.ts'
import { adminRoutes } from './routes.ts'
import { serviceRoutes } from './service/routes.ts'
import { staffInvitationRoutes } from './staff/invitations/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { studentVerificationRoutes } from './student-verifications/routes.ts'
import { tillRoutes } from './tills/routes.ts'
import { undeliveredEmailRoutes } from './undelivered-email/routes.ts'
import { waitingRoutes } from './waiting/routes.ts'

export const adminFeature = {
  routes: ({ env }) => ({
    admin: adminRoutes(env),
    contactMessages: contactMessageRoutes,
    refunds: refundRoutes(env),
    failedRefunds: failedRefundRoutes(env),
    adminPlans: adminPlanRoutes,
    finance: financeRoutes,
    tills: tillRoutes(env),
    adminDeskPayments: adminDeskPaymentRoutes(env),
    months: monthRoutes(env),
    groupSessions: groupSessionRoutes(env),
    studentVerifications: studentVerificationRoutes(env),
    helplineRecords: helplineRecordRoutes,
    accounts: accountRoutes(env),
    staffRoles: staffRoleRoutes(env),
    auditTrail: auditTrailRoutes,
    keptRooms: keptRoomRoutes,
    keptCalendar: keptCalendarRoutes,
    visitTypes: visitTypeRoutes,
    service: serviceRoutes,
    staff: staffRoutes,
    staffInvitations: staffInvitationRoutes(env),
    waiting: waitingRoutes(env),
    lateTasks: lateTaskRoutes(env),
    paymentDifferences: paymentDifferenceRoutes,
    firstSteps: firstStepRoutes(env),
    undeliveredEmail: undeliveredEmailRoutes,
  }),
  jobs: ({ env }) => [keepTrail(env), completeIncome],
} satisfies Feature
