/**
 * The calls that the HTML of a page starts before the app is loaded, for those who may open the page.
 * `/api/profile` is always among them. Only the build reads this.
 */
export const earlyCalls: Readonly<Record<string, readonly `/api/${string}`[]>> = {
  '/account': ['/api/sessions', '/api/consents', '/api/mail-settings'],
  '/account/devices': ['/api/sessions'],
  '/account/sharing': ['/api/consents'],
  '/account/record-access': ['/api/me/record-openings?limit=20'],
  '/account/emails': ['/api/mail-settings'],
  '/account/data': ['/api/consents'],
  '/student-profile': [
    '/api/group-sessions?limit=3',
    '/api/group-registrations?limit=100',
    '/api/appointments?limit=20',
  ],
  '/burnout': ['/api/burnout-checks?limit=60', '/api/consents'],
  '/screening': ['/api/consents'],
  '/screening/history': ['/api/screening-results?limit=60'],
  '/screening/print': ['/api/screening-results?limit=60'],
  '/my-meal-plan': ['/api/meal-plan-requests/latest'],
  '/exercise-plan-questionnaire': ['/api/consents'],
  '/my-exercise-plan': ['/api/exercise-plan-requests/latest'],
  '/intake': ['/api/intake-forms/latest', '/api/consents'],
  '/patient-profile': [
    '/api/blood-pressure-readings?limit=14',
    '/api/glucose-readings?limit=14',
    '/api/appointments?limit=20',
    '/api/membership',
  ],
  '/my-summary': ['/api/my-summary'],
  '/appointments': ['/api/appointments?limit=20', '/api/waiting-list'],
  '/membership': [
    '/api/membership',
    '/api/plans',
    '/api/payments?limit=20',
    '/api/add-ons',
    '/api/payment-options',
  ],
  '/hypertension': ['/api/blood-pressure-readings?limit=60', '/api/consents'],
  '/diabetes': ['/api/glucose-readings?limit=60', '/api/consents'],
  '/provider-profile': ['/api/provider/registration', '/api/provider/stats'],
  '/provider-registration': ['/api/provider/registration'],
  '/admin': [
    '/api/admin/provider-registrations?status=pending',
    '/api/admin/student-verifications?status=pending',
  ],
  '/admin/plans': ['/api/plans'],
  '/admin/safety-alerts': ['/api/admin/safety-alerts'],
  '/admin/identity-changes': ['/api/admin/identity-changes'],
  '/admin/refunds': ['/api/admin/refunds?limit=100'],
  '/admin/undelivered-email': ['/api/admin/undelivered-email?limit=100'],
  '/admin/group-sessions': ['/api/admin/group-sessions?limit=200'],
  '/admin/contact-messages': [
    '/api/admin/contact-messages?status=new',
    '/api/admin/contact-message-counts',
  ],
  '/admin/crisis-lines': ['/api/admin/crisis-lines'],
}
