import type { DoseState } from '#domain/medications/doses.ts'

/** The toasts of this feature for a failure. */
export const errorTitles = {
  fetching: 'Error fetching medicines',
  saving: 'Error saving medicine',
  dose: 'Error saving dose',
} as const

/** The state of a dose, as a short text. */
export const stateLabels: Record<DoseState, string> = {
  taken: 'Taken',
  taken_late: 'Taken late',
  missed: 'Not taken',
  later: 'Later',
  due: 'Now',
  overdue: 'Not logged yet',
}

/** Of an open dose that was due before its medicine was written down. */
export const takenAlready = 'Taken already?'
export const beforeWritten =
  'You added this medicine after this time. If you took this dose, or are not sure, do not take it again. If you did not take it, ask your clinic or a pharmacist what to do.'

/** Shown with every list of medicines. */
export const beforeYouChange =
  'Ask a clinician or a pharmacist before you change, stop or double a dose.'
