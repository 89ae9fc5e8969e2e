import type { DoseState } from '#domain/medications/doses.ts'

/** Said on a toast where something of this room did not work. */
export const failures = {
  fetching: 'Error fetching medicines',
  saving: 'Error saving medicine',
  dose: 'Error saving dose',
} as const

/** How a dose stands, in a word. */
export const stateWords: Record<DoseState, string> = {
  taken: 'Taken',
  taken_late: 'Taken late',
  missed: 'Not taken',
  later: 'Later',
  due: 'Now',
  overdue: 'Not noted yet',
}

/** Stands with every list of medicines. */
export const beforeYouChange =
  'Ask a clinician or a pharmacist before you change, stop or double a dose.'
