/**
 * The lists of unsent entries, by their keys in the browser's store. The name of the alerts says
 * nothing to someone who looks at a shared phone.
 */
export const outboxKeys = {
  readings: 'ubumi.readings',
  answers: 'ubumi.answers',
  screenings: 'ubumi.screenings',
  alerts: 'ubumi.to-send',
  forms: 'intakeForms',
  messages: 'contact_messages',
} as const
