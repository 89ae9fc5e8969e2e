/**
 * The outcomes with which a provider who has reached the patient closes an alert; each needs a next
 * date.
 */
export const closingOutcomes = {
  seen: 'I saw or spoke to them',
  referred: 'I referred them to other care',
  safe: 'They are safe, with someone they trust',
} as const

/** What keeps an alert open: the next step is due at a time. */
export const openSteps = {
  on_it: 'I am getting in touch',
  could_not_reach: 'I could not reach them',
} as const
export type OpenStep = keyof typeof openSteps

/** How closed alerts ended, with the words of those closed before a next date was needed. */
export const safetyAlertOutcomes = {
  ...closingOutcomes,
  called: 'I called them',
  met: 'I met them',
  could_not_reach: openSteps.could_not_reach,
  withdrawn: 'The patient withdrew it: the answer was a mistake',
} as const
export type SafetyAlertOutcome = keyof typeof safetyAlertOutcomes
