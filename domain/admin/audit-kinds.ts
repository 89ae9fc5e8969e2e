/**
 * What an admin may know of an event, by an allow-list: an action that does not stand here is a care
 * record's, of which only this is told, that it was opened or changed. So a new kind of health record
 * is hidden until somebody decides otherwise.
 */
export const auditKinds = {
  account: {
    label: 'Accounts',
    actions: {
      'account.create': 'Created an account',
      'account.change': 'Changed an account',
      'account.change_password': 'Changed a password',
      'account.close': 'Closed an account',
      'account.export': 'Exported their data',
      'account.suspend': 'Suspended an account',
      'account.restore': 'Restored an account',
      'accounts.read': 'Read the list of accounts',
      'role.grant_admin': 'Made somebody an admin',
      'profile.edit': 'Edited a profile',
      'profile.photo': 'Changed a photo',
    },
  },
  signing_in: {
    label: 'Sessions and second steps',
    actions: {
      'session.end': 'Ended a session',
      'factor.add': 'Added a second step',
      'factor.remove': 'Removed a second step',
      'factor.reset': 'Reset a second step after an identity check',
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
      'provider_registration.refuse': 'Refused a registration',
      'provider_registrations.read': 'Read registrations',
      'identity_change.approve': 'Approved a change of identity',
      'identity_change.refuse': 'Refused a change of identity',
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
      'student_verification.refuse': 'Refused a proof',
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
      'group_session.call_off': 'Called off a group session',
      'crisis_line.add': 'Added a help line',
      'crisis_line.change': 'Changed a help line',
      'crisis_line.check': 'Checked a help line',
      'crisis_lines.order': 'Put the help lines in order',
      'plan.change': 'Changed a plan of the catalogue',
      'refunds.read': 'Read who asked for money back',
      'payment.refund': 'Sent money back',
      'payment.refuse_refund': 'Refused to send money back',
      'escalated_alerts.read': 'Read which providers have an alert that waits',
      'undelivered_email.read': 'Read the list of undelivered email',
      'undelivered_email.resend': 'Sent an email again',
      'audit_trail.read': 'Searched the audit trail',
    },
  },
  care: { label: 'Care records', actions: {} },
} as const satisfies Record<string, { label: string; actions: Record<string, string> }>

export type AuditKind = keyof typeof auditKinds
export const auditKindNames = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]]

/** Each action that is told as it is, with its words. */
export const openActions: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(auditKinds).map(({ actions }) => actions),
)

/** What is told of all others. */
export const careActions = {
  'care_record.read': 'Opened a care record',
  'care_record.change': 'Changed a care record',
} as const
