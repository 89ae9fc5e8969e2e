/**
 * What an admin may know of an event, by an allow-list. An action that is not in it concerns a care
 * record: the admin sees only that it was opened or changed. So a new kind of health record
 * is hidden until it is added here.
 */
export const auditKinds = {
  account: {
    label: 'Accounts',
    actions: {
      'account.create': 'Created an account',
      'account.change': 'Changed an account',
      'account.change_password': 'Changed a password',
      'account.close': 'Closed an account',
      'account.erase': 'Erased an account at the request of its owner',
      'account.export': 'Exported their data',
      'account.suspend': 'Suspended an account',
      'account.restore': 'Restored an account',
      'accounts.read': 'Read the list of accounts',
      'role.grant_admin': 'Made someone an admin',
      'role.revoke_admin': 'Took the admin role away',
      'role.grant_front_desk': 'Made someone part of the front desk',
      'role.end_front_desk': 'Took the front desk away',
      'profile.edit': 'Edited a profile',
      'profile.photo': 'Changed a photo',
    },
  },
  signing_in: {
    label: 'Sessions and second steps',
    actions: {
      'session.end': 'Ended a session',
      'factor.add': 'Turned on two-step login',
      'factor.remove': 'Turned off two-step login',
      'factor.reset': 'Reset two-step login after an identity check',
      'recovery_codes.make': 'Made recovery codes',
      'recovery_codes.remove': 'Removed recovery codes',
      'recovery_code.use': 'Logged in with a recovery code',
    },
  },
  registration: {
    label: 'Registrations of providers',
    actions: {
      'provider_registration.submit': 'Sent a registration',
      'provider_registration.approve': 'Approved a registration',
      'provider_registration.refuse': 'Rejected a registration',
      'provider_registrations.read': 'Read registrations',
      'identity_change.approve': 'Approved a change of identity',
      'identity_change.refuse': 'Rejected a change of identity',
      'identity_changes.read': 'Read changes of identity',
      'registration_document.read': 'Opened a certificate',
    },
  },
  verification: {
    label: 'Verification of students',
    actions: {
      'student_status.end': 'Ended their student status',
      'student_status.lapse': 'Student status ended after a year',
      'student_status.apply': 'Applied as a student',
      'student_verification.submit': 'Sent proof that they study',
      'student_verification.verify': 'Verified a student',
      'student_verification.refuse': 'Rejected a document',
      'student_verifications.read': 'Read verifications',
      'student_document.read': 'Opened a proof',
    },
  },
  administration: {
    label: 'Administration',
    actions: {
      'contact_messages.read': 'Read the list of messages',
      'contact_message.read': 'Read a message',
      'contact_message.answer': 'Marked a message as answered',
      'group_session.plan': 'Planned a group session',
      'group_session.change': 'Changed a group session',
      'group_session.call_off': 'Cancelled a group session',
      'crisis_line.add': 'Added a helpline',
      'crisis_line.change': 'Changed a helpline',
      'crisis_line.check': 'Checked a helpline',
      'crisis_lines.order': 'Sorted the helplines',
      'clinic_features.change': 'Changed which features the clinic offers',
      'clinic_logo.change': 'Changed the logo of the clinic',
      'clinic_settings.change': 'Changed the settings of the clinic',
      'email_text.change': 'Changed the text of an email',
      'first_steps.hide': 'Hid the first steps on the start page of admins',
      'first_steps.show': 'Showed the first steps on the start page of admins again',
      'plan.change': 'Changed a plan of the catalogue',
      'finance.read': 'Read the books of a month',
      'tills.read': 'Read the tills of the front desk',
      'till.correct': 'Corrected a closed till',
      'month.close': 'Closed a month of the books',
      'month.reopen': 'Opened a month of the books again',
      'refunds.read': 'Read who requested a refund',
      'payment.refund': 'Sent money back',
      'payment.refuse_refund': 'Declined a refund',
      'payment.refund_again': 'Sent money back again',
      'payment.settle_refund': 'Recorded a refund that was paid in another way',
      'escalated_alerts.read': 'Read which providers have an open alert',
      'safety_duties.read': 'Read who is on duty for alerts',
      'safety_duty.name': 'Named who is on duty for alerts, or leads the clinic',
      'undelivered_email.read': 'Read the list of undelivered email',
      'undelivered_email.resend': 'Sent an email again',
      'audit_trail.read': 'Searched the audit trail',
      'audit_trail.expire': 'Deleted the oldest events of the audit trail',
    },
  },
  front_desk: {
    label: 'Front desk and rooms',
    actions: {
      'desk_calendar.read': 'Read the clinic calendar',
      'desk_patients.read': 'Found a patient at the front desk',
      'desk_invoices.read': 'Read the invoices of a patient at the front desk',
      'invoice.take_payment': 'Took a payment at the front desk',
      'payment.ask_at_desk': 'Asked a phone to pay from the front desk',
      'payment.cancel_at_desk': 'Cancelled a payment at the front desk',
      'till.set_float': 'Set the float of a till',
      'till.close': 'Counted and closed a till',
      'room.add': 'Added a room',
      'room.change': 'Changed a room',
      'visit_type.add': 'Added a visit type',
      'visit_type.change': 'Changed a visit type',
      'calendar.change': 'Changed opening hours or closed days',
      'appointment.overbook': 'Booked a visit over another one',
      'absence.enter': 'Entered an absence of a provider',
      'absence.remove': 'Removed an absence of a provider',
      'absence_patients.read': 'Read which patients an absence affects',
      'absence.called': 'Called a patient about an absence',
      'absence.notified': 'Notified a patient of an absence',
    },
  },
  care: { label: 'Care records', actions: {} },
} as const satisfies Record<string, { label: string; actions: Record<string, string> }>

export type AuditKind = keyof typeof auditKinds
export const auditKindNames = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]]

/** Each action that is shown as it is, with its text. */
export const openActions: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(auditKinds).map(({ actions }) => actions),
)

/** The text of all other actions. */
export const careActions = {
  'care_record.read': 'Opened a care record',
  'care_record.change': 'Changed a care record',
} as const
