/** What this room says when something did not come. */
export const failures = {
  form: 'The form could not be opened',
  profile: 'Error fetching profile',
  details: 'The appointment could not be opened',
  stats: 'Error fetching your figures',
  registration: 'Error fetching your registration',
  waiting: 'Error fetching what waits for you',
  shared: 'Error fetching the shared screenings',
  alerts: 'Error fetching the safety alerts',
  appointments: 'Error fetching appointments',
  patients: 'Failed to fetch patients',
  slots: 'Error fetching the times of this day',
  availability: 'Error fetching your hours',
  intake: 'Error fetching the intake form',
  report: 'The report was not made',
  /** Specification section 8, for the scheduler. */
  error: 'Error',
} as const

export const notices = {
  marked: (status: string) => ({ title: 'Success', text: `Appointment marked as ${status}.` }),
  notMarked: { title: 'Error', text: 'Failed to update status.', kind: 'destructive' },
  notOpened: { title: 'Error', kind: 'destructive' },
  noted: { title: 'Success', text: 'Your notes are saved.' },
  proposed: (name: string) => ({
    title: 'Time proposed',
    text: `${name} is told, and must accept it.`,
  }),
  hours: { title: 'Success', text: 'Your hours are saved.' },
  /** Spec section 8; the text of a failure is the server's own. */
  updated: { title: 'Success!', text: 'Your profile has been updated.' },
  updateFailed: { title: 'Update failed' },
  uploadFailed: { title: 'Upload failed' },
  registrationSent: {
    title: 'Sent',
    text: 'We have your registration and are checking it.',
  },
  registrationFailed: { title: 'Upload failed' },
  acknowledged: {
    title: 'Acknowledged',
    text: 'What you wrote is kept with the alert.',
  },
} as const
