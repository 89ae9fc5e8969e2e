/** The messages of this feature when something failed to load, and once something is done. */
export const errorTitles = {
  calendar: 'Error fetching the calendar',
  details: 'The appointment could not be opened',
  form: 'The form could not be opened',
  providers: 'Error fetching the providers',
  absences: 'Error fetching the absences',
  absence: 'The absence was not removed',
  slots: 'Error fetching the times of this day',
} as const

const asked = 'The patient gets an email and must accept the time.'

export const toasts = {
  booked: (name: string) => ({ title: 'Time proposed', text: `For ${name}. ${asked}` }),
  moved: { title: 'Time changed', text: asked },
  absent: { title: 'Absence saved', text: 'No one can book these hours now.' },
  back: { title: 'Absence removed', text: 'These hours can be booked again.' },
  cancelled: { title: 'Cancelled', text: 'The patient gets an email now.' },
}
