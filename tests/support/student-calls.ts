/**
 * The reviewed truth: every call of `/api` that answers a student, by what they need it for (spec
 * section 6, and the user's own account). All others reject a student, whatever the page guard does:
 * allowing another call is a decision, made here.
 */
const calls = {
  account: [
    'GET /api/profile',
    'PATCH /api/profile',
    'GET /api/membership',
    'GET /api/sessions',
    'DELETE /api/sessions/:id',
    'GET /api/invoices',
    'GET /api/invoices/:id/invoice.pdf',
    'GET /api/mail-settings',
    'PUT /api/mail-settings',
    'GET /api/consents',
    'POST /api/consents',
    'POST /api/consents/withdraw',
    'GET /api/me/export',
    'GET /api/me/record-openings',
    'DELETE /api/me',
  ],
  'whom to call in need': ['GET /api/crisis-lines'],
  'what everyone reads of plans, and the aggregator’s door': [
    'GET /api/plans',
    'POST /api/payment-callbacks',
  ],
  'nothing, without the service key of the operator': [
    'GET /api/connection-check/request',
    'GET /api/connection-check/events',
    'POST /api/connection-check/body',
  ],
  'writing to the team': ['POST /api/contact-messages'],
  'showing that one studies': [
    'GET /api/student-verification',
    'POST /api/student-verification',
    'DELETE /api/student-status',
  ],
  'screening and safety': [
    'GET /api/screening-results',
    'POST /api/screening-results',
    'GET /api/safety-plan',
    'PUT /api/safety-plan',
    'DELETE /api/safety-plan',
    'POST /api/safety-alerts',
    'POST /api/safety-alerts/withdraw',
  ],
  // The appointments page is closed to students; they still have access to their own bookings.
  'booking an appointment': [
    'GET /api/appointments',
    'GET /api/appointments/availability',
    'GET /api/appointments/next-free',
    'GET /api/appointments/providers',
    'POST /api/appointments',
    'DELETE /api/appointments/:id',
    'POST /api/appointments/:id/acceptance',
    'GET /api/waiting-list',
    'POST /api/waiting-list',
    'DELETE /api/waiting-list/:id',
    'POST /api/slot-offers/:id/acceptance',
    'POST /api/slot-offers/:id/refusal',
  ],
  // A student who has booked may write to the provider of that booking.
  'the tree of days with self-care': ['GET /api/self-care-days'],
  messages: [
    'GET /api/threads',
    'POST /api/threads',
    'GET /api/threads/unread',
    'GET /api/threads/:id',
    'GET /api/threads/:id/messages',
    'POST /api/threads/:id/messages',
    'PUT /api/threads/:id/read',
    'GET /api/messages/stream',
  ],
  // The page of the form is closed to students; they still have access to their earlier answers.
  'the intake form': ['GET /api/intake-forms/latest', 'POST /api/intake-forms'],
  'time management and burnout': [
    'GET /api/planner-tasks',
    'POST /api/planner-tasks',
    'PATCH /api/planner-tasks/:id',
    'DELETE /api/planner-tasks/:id',
    'GET /api/focus-days',
    'POST /api/focus-rounds',
    'GET /api/burnout-checks',
    'POST /api/burnout-checks',
  ],
  'anonymous group sessions': [
    'GET /api/group-sessions',
    'GET /api/group-registrations',
    'POST /api/group-sessions/:id/registration',
    'DELETE /api/group-sessions/:id/registration',
  ],
  'meal and exercise plans': [
    'GET /api/meal-plan-requests',
    'POST /api/meal-plan-requests',
    'GET /api/meal-plan-requests/latest',
    'POST /api/meal-plan-requests/:id/changes',
    'GET /api/meal-plan-requests/:id/plan.pdf',
    'GET /api/exercise-plan-requests',
    'POST /api/exercise-plan-requests',
    'GET /api/exercise-plan-requests/latest',
    'POST /api/exercise-plan-requests/:id/changes',
    'GET /api/exercise-plan-requests/:id/plan.pdf',
  ],
  everybody: [
    'GET /api/health',
    'GET /api/live',
    'GET /api/ready',
    'GET /api/providers',
    'GET /api/docs',
    'GET /api/openapi.json',
  ],
} as const

export const studentCalls: readonly string[] = Object.values(calls).flat()
