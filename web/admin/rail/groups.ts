import type { PendingCounts } from '#domain/admin/waiting.ts'

export interface RailPlace {
  to: `/${string}`
  label: string
  /** Whose sum is beside the label. */
  counts?: readonly (keyof PendingCounts)[]
}

/** All that waits, for the first of the pages. */
const everything: readonly (keyof PendingCounts)[] = [
  'safety_alerts',
  'missing_duties',
  'late_call_backs',
  'late_referrals',
  'late_check_ins',
  'late_questions',
  'registrations',
  'identity_changes',
  'verifications',
  'messages',
  'refunds',
  'payment_differences',
  'open_tills',
  'crisis_lines',
  'undelivered_email',
]

/** What must not wait: its number has the colour of danger. */
export const pressing: readonly (keyof PendingCounts)[] = everything.slice(0, 4)

/** The pages of the administration, by what they are about. `groups.test.ts` compares them with the routes. */
export const railGroups: readonly { name: string; places: readonly RailPlace[] }[] = [
  {
    name: 'Waiting',
    places: [
      { to: '/admin', label: 'Inbox', counts: everything },
      { to: '/admin/contact-messages', label: 'Messages', counts: ['messages'] },
      { to: '/admin/support', label: 'Priority support', counts: ['late_questions'] },
      { to: '/admin/undelivered-email', label: 'Undelivered email', counts: ['undelivered_email'] },
    ],
  },
  {
    name: 'People',
    places: [
      { to: '/admin/accounts', label: 'Accounts' },
      { to: '/admin/staff', label: 'Staff' },
      { to: '/admin/identity-changes', label: 'Names and titles', counts: ['identity_changes'] },
      { to: '/admin/patient-records', label: 'Patient records' },
    ],
  },
  {
    name: 'Calendar',
    places: [
      { to: '/admin/calendar', label: 'Hours and visit types' },
      { to: '/admin/rooms', label: 'Rooms' },
      { to: '/admin/group-sessions', label: 'Group sessions' },
    ],
  },
  {
    name: 'Money',
    places: [
      { to: '/admin/finance', label: 'Finance' },
      { to: '/admin/refunds', label: 'Refunds', counts: ['refunds', 'payment_differences'] },
      { to: '/admin/tills', label: 'Tills and months', counts: ['open_tills'] },
      { to: '/admin/insurers', label: 'Insurers' },
      { to: '/admin/claims', label: 'Claims' },
      { to: '/admin/plans', label: 'Plans' },
    ],
  },
  {
    name: 'Safety',
    places: [
      {
        to: '/admin/safety-alerts',
        label: 'Alerts',
        counts: [
          'safety_alerts',
          'missing_duties',
          'late_call_backs',
          'late_referrals',
          'late_check_ins',
        ],
      },
      { to: '/admin/crisis-lines', label: 'Helplines', counts: ['crisis_lines'] },
    ],
  },
  {
    name: 'System',
    places: [
      { to: '/admin/first-steps', label: 'First steps' },
      { to: '/admin/settings', label: 'Settings' },
      { to: '/admin/texts', label: 'Texts of emails' },
      { to: '/admin/library', label: 'Self-help library', counts: ['guides'] },
      { to: '/admin/service', label: 'Service' },
      { to: '/admin/audit', label: 'Audit trail' },
    ],
  },
]
