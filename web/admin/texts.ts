/** What this room says when something did not come, and once something is done. */
export const failures = {
  queue: 'Error fetching those who wait',
  appointmentsAhead: 'Error fetching the appointments',
  registration: 'Error fetching the registration',
  verification: 'Error fetching the document of a student',
  document: 'The document did not open',
  form: 'The form could not be opened',
  sessions: 'Error fetching the group sessions',
  message: 'Error fetching the message',
  plans: 'Error fetching the plans',
  order: 'The order was not changed',
  refunds: 'Error fetching the refunds',
  marking: 'The message was not marked',
  accounts: 'Error fetching the accounts',
  account: 'Error fetching the account',
  lines: 'Error fetching the help lines',
  line: 'The help line was not changed',
  alerts: 'Could not open the alerts that wait',
  identities: 'Could not open the changes that wait',
  undelivered: 'Could not open the list of undelivered email',
  resending: 'The email was not sent again',
  trail: 'Error fetching the audit trail',
} as const

const refused = (name: string) => ({
  title: 'Refused',
  text: `${name} has been written to, and reads your reason when they log in.`,
})

export const notices = {
  taken: 'Decided already',
  planned: { title: 'Session planned', text: 'Everybody can see it now.' },
  changed: { title: 'Session changed', text: 'What you changed is saved.' },
  answered: { title: 'Marked as answered', text: 'It is kept for twelve months, then deleted.' },
  planChanged: { title: 'Plan saved', text: 'It counts from the next payment on.' },
  refunded: { title: 'On its way back', text: 'They are written to.' },
  refundRefused: { title: 'Refused', text: 'They are written to.' },
  suspended: { title: 'Suspended', text: 'They are logged out everywhere, and written to.' },
  factorReset: { title: 'Reset', text: 'They are logged out everywhere, and get an email.' },
  restored: { title: 'Restored', text: 'They can log in again, and are written to.' },
  lineSaved: { title: 'Help line saved', text: 'Phones show it within minutes.' },
  lineChecked: (name: string) => ({ title: 'Checked today', text: `${name} answers.` }),
  identityApproved: { title: 'Approved', text: 'Patients see the new values now.' },
  identityRefused: {
    title: 'Refused',
    text: 'They get an email, and read your reason when they log in.',
  },
  resent: { title: 'Sending again', text: 'The server tries now, and for up to two days.' },
  appointmentsCalledOff: { title: 'Called off', text: 'The patients get an email now.' },
  calledOff: { title: 'Called off', text: 'Those who registered are written to.' },
  approved: (name: string) => ({
    title: 'Approved',
    text: `${name} has been written to, and can be booked now.`,
  }),
  verified: (name: string) => ({
    title: 'Verified',
    text: `${name} has been written to, and counts as a student now.`,
  }),
  rejected: refused,
  refused,
} as const

export const roleWords = {
  client: 'Client',
  student: 'Student',
  provider: 'Provider',
  admin: 'Admin',
} as const

/** What a help line is for. */
export const kindWords = {
  listening: 'Somebody to talk to',
  emergency: 'Danger to life',
  abroad: 'From another country only',
} as const
