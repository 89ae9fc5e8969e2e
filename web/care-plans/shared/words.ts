/** What one kind of plan is called, and where it is asked for and seen. */
export interface PlanWords {
  /** "My exercise plan" */
  title: string
  /** "exercise plan" */
  plan: string
  /** Who writes it: "fitness expert". */
  writer: string
  page: `/${string}`
  questionnaire: `/${string}`
  /** For somebody who has asked for none yet. */
  none: string
  /** An example of what one may ask to be different. */
  changeHint: string
}

export const failures = {
  submission: 'Submission Failed',
  fetching: 'Error fetching request',
  download: 'Download Failed',
} as const
