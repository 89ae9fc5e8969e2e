/** The messages of this feature when something failed to load, and once something is done. */
export const errorTitles = {
  calendar: 'Error fetching the calendar',
  attendance: 'The visit was not marked',
  details: 'The appointment could not be opened',
  form: 'The form could not be opened',
  providers: 'Error fetching the providers',
  patients: 'Error searching the patients',
  absences: 'Error fetching the absences',
  absence: 'The absence was not removed',
  slots: 'Error fetching the times of this day',
} as const

const asked = (getsEmail: boolean) =>
  getsEmail
    ? 'The patient gets an email and must accept the time.'
    : 'No email: call them for their answer.'
const notified = 'The patient gets an email now.'
/** What the desk does or need not do after a change of a visit. */
const notice = (getsEmail: boolean) => (getsEmail ? notified : 'No email: call them.')

export const toasts = {
  booked: (name: string, getsEmail: boolean) => ({
    title: 'Visit booked',
    text: `For ${name}. ${notice(getsEmail)}`,
  }),
  proposed: (name: string, getsEmail: boolean) => ({
    title: 'Time proposed',
    text: `For ${name}. ${asked(getsEmail)}`,
  }),
  moved: (getsEmail: boolean) => ({ title: 'Time changed', text: notice(getsEmail) }),
  moveProposed: (getsEmail: boolean) => ({ title: 'Time proposed', text: asked(getsEmail) }),
  agreed: (getsEmail: boolean) => ({ title: 'Visit confirmed', text: notice(getsEmail) }),
  notAgreed: { title: 'The visit was not confirmed' },
  absent: { title: 'Absence saved', text: 'No one can book these hours now.' },
  absentAndCancelled: {
    title: 'Absence saved',
    text: 'Who has an email address gets an email now. The list shows who needs a call.',
  },
  back: { title: 'Absence removed', text: 'These hours can be booked again.' },
  arrived: (name: string) => ({ title: 'Arrived', text: `${name}. The provider sees it now.` }),
  missed: (name: string) => ({ title: 'Did not come', text: `${name}. The provider decides.` }),
  unmarked: 'The visit is as it was.',
  cancelled: (getsEmail: boolean) => ({ title: 'Cancelled', text: notice(getsEmail) }),
}
