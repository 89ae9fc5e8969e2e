/** The messages of this feature when something failed to load, and once something is done. */
export const errorTitles = {
  queue: 'Error fetching the list',
  upcomingAppointments: 'Error fetching the appointments',
  registration: 'Error fetching the registration',
  verification: 'Error fetching the document of a student',
  document: 'Could not open the document',
  form: 'The form could not be opened',
  sessions: 'Error fetching the group sessions',
  message: 'Error fetching the message',
  plans: 'Error fetching the plans',
  order: 'The order was not changed',
  refunds: 'Error fetching the refunds',
  marking: 'The message was not marked',
  accounts: 'Error fetching the accounts',
  account: 'Error fetching the account',
  lines: 'Error fetching the helplines',
  rooms: 'Error fetching the rooms',
  duties: 'Error fetching who answers alerts',
  room: 'The room was not changed',
  line: 'The helpline was not changed',
  alerts: 'Could not open the alerts that wait',
  identities: 'Could not open the changes that wait',
  finance: 'Could not open the books',
  undelivered: 'Could not open the list of undelivered email',
  resending: 'The email was not sent again',
  trail: 'Error fetching the audit trail',
  service: 'Error fetching the figures of the service',
} as const

const rejected = (name: string) => ({
  title: 'Rejected',
  text: `${name} gets an email, and reads your reason at login.`,
})

export const toasts = {
  taken: 'Decided already',
  planned: { title: 'Session planned', text: 'Everyone can see it now.' },
  changed: { title: 'Session changed', text: 'What you changed is saved.' },
  answered: { title: 'Marked as answered', text: 'We keep it for twelve months, then delete it.' },
  planChanged: { title: 'Plan saved', text: 'It starts with the next payment.' },
  refunded: { title: 'On its way back', text: 'They get an email.' },
  refundRejected: { title: 'Refund declined', text: 'They get an email.' },
  suspended: { title: 'Suspended', text: 'They are logged out everywhere, and get an email.' },
  factorReset: { title: 'Reset', text: 'They are logged out everywhere, and get an email.' },
  deskGranted: { title: 'Part of the front desk', text: 'They get an email, and log in again.' },
  deskEnded: { title: 'Taken away', text: 'They are logged out everywhere, and get an email.' },
  restored: { title: 'Restored', text: 'They can log in again, and get an email.' },
  dutiesSaved: { title: 'Saved', text: 'Alerts reach them from now on.' },
  roomSaved: { title: 'Room saved', text: 'Providers and the front desk can choose it.' },
  roomRetired: (name: string) => ({ title: 'Retired', text: `${name} can no longer be chosen.` }),
  roomBack: (name: string) => ({ title: 'In use again', text: `${name} can be chosen.` }),
  lineSaved: { title: 'Helpline saved', text: 'Phones show it within minutes.' },
  lineChecked: (name: string) => ({ title: 'Checked today', text: `${name} answers.` }),
  identityApproved: { title: 'Approved', text: 'Patients see the new values now.' },
  identityRejected: {
    title: 'Rejected',
    text: 'They get an email, and read your reason when they log in.',
  },
  resent: { title: 'Sending again', text: 'The server tries now, and for up to two days.' },
  appointmentsCancelled: { title: 'Cancelled', text: 'The patients get an email now.' },
  cancelled: { title: 'Cancelled', text: 'Participants get an email.' },
  approved: (name: string) => ({
    title: 'Approved',
    text: `${name} gets an email, and can be booked now.`,
  }),
  verified: (name: string) => ({
    title: 'Verified',
    text: `${name} gets an email, and is a verified student now.`,
  }),
  rejected,
  refused: rejected,
} as const

export const roleLabels = {
  client: 'Client',
  student: 'Student',
  provider: 'Provider',
  admin: 'Admin',
  front_desk: 'Front desk',
} as const

/** What a helpline is for. */
export const kindLabels = {
  listening: 'Someone to talk to',
  emergency: 'Danger to life',
  abroad: 'From another country only',
} as const
