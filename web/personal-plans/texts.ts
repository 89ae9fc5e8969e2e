export const failed = 'Error fetching your care plan'
export const markingFailed = 'Error saving the step'
export const wordsFailed = 'Error sending your words'
export const sharingFailed = 'Error saving who sees your plan'
export const downloadFailed = 'Error downloading your plan'

export const wordsSent = {
  title: 'Sent',
  text: 'Your provider reads it before the next version of your plan.',
} as const

/** What a step of each kind is called once it is done. */
export const doneWords = (is_once: boolean) => (is_once ? 'Done' : 'Done today')
