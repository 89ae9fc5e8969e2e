/** The messages of this feature when something failed to load. */
export const failures = {
  form: 'The form could not be opened',
  profile: 'Error fetching profile',
  details: 'The appointment could not be opened',
  outcome: 'Could not load what happened in this session',
  notes: 'Could not load the shared notes',
  noAnswer: 'Could not load “Did not answer”',
  questionnaires: 'Could not load the questionnaires',
  moving: 'Could not load “Change time”',
  repeat: 'Could not load weekly sessions',
  week: 'The week could not be opened',
  stats: 'Error fetching your figures',
  registration: 'Error fetching your registration',
  waiting: 'Error fetching your tasks',
  shared: 'Error fetching the shared screenings',
  alerts: 'Error fetching the safety alerts',
  step: 'Your step was not saved',
  appointments: 'Error fetching appointments',
  patients: 'Failed to fetch patients',
  attention: 'Could not load who needs attention',
  invitation: 'Could not invite again',
  slots: 'Error fetching the times of this day',
  availability: 'Error fetching your hours',
  intake: 'Error fetching the intake form',
  report: 'Could not make the report',
  /** Specification section 8, for the scheduler. */
  error: 'Error',
} as const

export const notices = {
  marked: (status: string) => ({ title: 'Success', text: `Appointment marked as ${status}.` }),
  notMarked: { title: 'Error', text: 'Failed to update status.', kind: 'destructive' },
  notOpened: { title: 'Error', kind: 'destructive' },
  cancelled: (count: number) => ({
    title: 'Cancelled',
    text: count === 1 ? 'The patient gets an email now.' : `${count} patients get an email now.`,
  }),
  moved: { title: 'Time changed', text: 'The patient gets an email, and must accept it.' },
  notesSaved: { title: 'Success', text: 'Your notes are saved.' },
  notesShared: { title: 'Shared', text: 'The patient can read these notes now.' },
  proposed: (name: string) => ({
    title: 'Time proposed',
    text: `${name} gets an email, and must accept it.`,
  }),
  hours: { title: 'Success', text: 'Your hours are saved.' },
  /** Spec section 8; the text of a failure is the server's own. */
  updated: { title: 'Success!', text: 'Your profile has been updated.' },
  waitingForApproval: {
    title: 'Waiting for approval',
    text: 'Patients see your new name, specialty or qualifications once we approve them.',
  },
  updateFailed: { title: 'Update failed' },
  uploadFailed: { title: 'Upload failed' },
  registrationSent: {
    title: 'Sent',
    text: 'We have your registration and are checking it.',
  },
  registrationFailed: { title: 'Upload failed' },
  onIt: { title: 'Saved', text: 'Others see that you are getting in touch.' },
  stillOpen: { title: 'Still open', text: 'You get an email when the next try is due.' },
  closed: { title: 'Closed', text: 'The other therapists of this person see it too.' },
} as const
