/** The messages of this feature when something failed to load. */
export const errorTitles = {
  form: 'The form could not be opened',
  profile: 'Error fetching profile',
  page: 'Error fetching your page',
  details: 'The appointment could not be opened',
  outcome: 'Could not load what happened in this session',
  notes: 'Could not load the shared notes',
  absences: 'Error fetching your absences',
  absence: 'The absence was not removed',
  mark: 'This was not saved',
  rooms: 'Could not load the rooms',
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
  patient: 'Could not load the patient',
  referrals: 'Could not load the referrals',
  referral: 'The referral was not changed',
  covers: 'Could not load who covers',
  cover: 'The cover was not changed',
  archived: 'Could not load the archived patients',
  attention: 'Could not load who needs attention',
  invitation: 'Could not invite again',
  slots: 'Error fetching the times of this day',
  availabilityChange: 'Your hours were not changed',
  availability: 'Error fetching your hours',
  intake: 'Error fetching the intake form',
  report: 'Could not make the report',
  entered: 'Could not load what was entered at the clinic',
  /** For the scheduler (docs/specification.md, "Notices"). */
  error: 'Error',
} as const

/** A patient whom the clinic has registered may have no email address. */
const notified = 'The patient gets an email now. Without an address, call them.'

export const toasts = {
  marked: (status: string) => ({ title: 'Success', text: `Appointment marked as ${status}.` }),
  notMarked: { title: 'Error', text: 'Failed to update status.', kind: 'destructive' },
  notOpened: { title: 'Error', kind: 'destructive' },
  cancelled: (count: number) => ({
    title: 'Cancelled',
    text:
      count === 1
        ? notified
        : `${count} visits. Who has an email address gets an email now. Call the others.`,
  }),
  moved: { title: 'Time changed', text: notified },
  moveProposed: {
    title: 'Time proposed',
    text: 'The patient gets an email, and must accept it. Without an address, call them.',
  },
  pageSaved: (isPublic: boolean) => ({
    title: 'Saved',
    text: isPublic ? 'Everyone can see your page now.' : 'People with an account see your page.',
  }),
  notesSaved: { title: 'Success', text: 'Your notes are saved.' },
  noteSigned: (isShared: boolean) => ({
    title: 'Signed',
    text: isShared ? 'The patient gets an email, and reads it at the visit.' : 'You can add to it.',
  }),
  referred: (isAsked: boolean) => ({
    title: 'Referred',
    text: isAsked
      ? 'The patient gets an email. Nothing is sent before they agree.'
      : 'The letter is in “Referrals” of your patients.',
  }),
  coverAsked: { title: 'Asked', text: 'Your colleague gets an email, and must accept it.' },
  discharged: (isShared: boolean) => ({
    title: 'Discharged',
    text: isShared
      ? 'The patient gets an email, and reads the summary in the app.'
      : 'The patient gets an email, and reads in the app that their care with you ended.',
  }),
  readmitted: { title: 'Back in care', text: 'The patient gets an email now.' },
  notesShared: { title: 'Shared', text: 'The patient can read these notes now.' },
  noted: {
    title: 'Note saved',
    text: 'They come back on that day, or when something new happens.',
  },
  broughtBack: { title: 'Back in the list', text: 'Your note stays.' },
  absent: { title: 'Absence saved', text: 'No one can book these hours now.' },
  absentAndCancelled: {
    title: 'Absence saved',
    text: 'Who has an email address gets an email now. The list shows who needs a call.',
  },
  backAgain: { title: 'Absence removed', text: 'These hours can be booked again.' },
  booked: (name: string) => ({ title: 'Session booked', text: `${name} gets an email now.` }),
  bookedByPhone: (name: string) => ({
    title: 'Session booked',
    text: `No email reaches ${name}: call them.`,
  }),
  proposed: (name: string) => ({
    title: 'Time proposed',
    text: `${name} gets an email, and must accept it.`,
  }),
  hours: { title: 'Success', text: 'Your hours are saved.' },
  /** docs/specification.md, "Notices"; the text of a failure is the server's own. */
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
  followedUp: { title: 'Saved', text: 'The contact is recorded.' },
  closed: { title: 'Closed', text: 'Anyone else who had this alert sees it too.' },
} as const
