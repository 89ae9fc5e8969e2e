/** Texts of toasts where an action of this feature failed. */
export const errorTitles = {
  fetching: 'Error fetching symptoms',
  saving: 'Error saving symptom',
} as const

/** Said at once, before all other notices, where a danger sign is chosen. */
export const dangerNotice = {
  title: 'Get help now',
  text: 'This can be an emergency. Call 112 or go to the nearest hospital.',
  kind: 'alert',
} as const
