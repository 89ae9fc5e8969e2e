/** The names of one kind of plan, and the pages where users request and see it. */
export interface PlanTexts {
  /** "My exercise plan" */
  title: string
  /** "exercise plan" */
  plan: string
  /** Who writes it: "fitness expert". */
  writer: string
  page: `/${string}`
  questionnaire: `/${string}`
  /** For a user without a request. */
  none: string
  /** An example of a change that a user may request. */
  changeHint: string
}

/** How the user returns from the consent page into the middle of the questionnaire. */
export const resumeSearch = '?resume'

export const errorTitles = {
  submission: 'Submission Failed',
  fetching: 'Error fetching request',
  download: 'Download Failed',
  form: 'The form could not be opened',
} as const
