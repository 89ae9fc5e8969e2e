/** What of a record somebody else may have opened, with words for the person whose record it is. */
export const recordActions = {
  'screening_results.read': 'Your screening results',
  'shared_screenings.read': 'The list of people who share their screenings',
  'safety_alerts.read': 'Your safety alert',
  'appointments.read': 'Your appointments',
  'invoices.read': 'Your invoices',
  'patients.read': 'Your name in the list of patients',
  'threads.read': 'The last line of your messages, in a list',
  'messages.read': 'Your messages with them',
  'intake_forms.read': 'Your intake form',
  'patient_report.read': 'A report of what you share',
  'plan_requests.read': 'What you asked for, to have a plan written',
  'provider_registrations.read': 'Your registration as a provider',
  'registration_document.read': 'Your practising certificate',
  'student_verifications.read': 'Your verification as a student',
  'refunds.read': 'What you paid and asked back',
  'student_document.read': 'Your proof that you study',
  'accounts.read': 'Your name and address in the list of accounts',
  'undelivered_email.read': 'Your address in the list of undelivered email',
  'audit_trail.read': 'The list of who opened your record',
} as const
export type RecordAction = keyof typeof recordActions
