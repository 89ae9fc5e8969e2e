/** What this room says when something did not come. */
export const failures = {
  waiting: 'Error fetching what waits for you',
  shared: 'Error fetching the shared screenings',
  alerts: 'Error fetching the safety alerts',
  appointments: 'Error fetching appointments',
  patients: 'Failed to fetch patients',
  slots: 'Error fetching the times of this day',
  availability: 'Error fetching your hours',
  report: 'The report was not made',
  /** Specification section 8, for the scheduler. */
  error: 'Error',
} as const

export const notices = {
  marked: (status: string) => ({ title: 'Success', text: `Appointment marked as ${status}.` }),
  notMarked: { title: 'Error', text: 'Failed to update status.', kind: 'destructive' },
  noted: { title: 'Success', text: 'Your notes are saved.' },
  proposed: (name: string) => ({
    title: 'Time proposed',
    text: `${name} is told, and must accept it.`,
  }),
  hours: { title: 'Success', text: 'Your hours are saved.' },
  acknowledged: {
    title: 'Acknowledged',
    text: 'What you wrote is kept with the alert.',
  },
} as const
