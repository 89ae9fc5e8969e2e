/** What came of an alert, with the words a provider picks from. */
export const safetyAlertOutcomes = {
  called: 'I called them',
  met: 'I met them',
  referred: 'I referred them to other care',
  could_not_reach: 'I could not reach them',
} as const
export type SafetyAlertOutcome = keyof typeof safetyAlertOutcomes
