/** What this room says when something did not come, and once something is done. */
export const failures = {
  queue: 'Error fetching the registrations',
  registration: 'Error fetching the registration',
  document: 'The document did not open',
  form: 'The form could not be opened',
  sessions: 'Error fetching the group sessions',
} as const

export const notices = {
  taken: 'Decided already',
  planned: { title: 'Session planned', text: 'Everybody can see it now.' },
  calledOff: { title: 'Called off', text: 'Those who registered are written to.' },
  approved: (name: string) => ({
    title: 'Approved',
    text: `${name} has been written to, and can be booked now.`,
  }),
  refused: (name: string) => ({
    title: 'Refused',
    text: `${name} has been written to, with your reason.`,
  }),
} as const
