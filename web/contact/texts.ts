/** The notices of this feature for a success or a failure. */
export const toasts = {
  sent: {
    title: 'Message sent!',
    text: 'Thank you for writing. We answer by email.',
  },
  waiting: {
    title: 'Saved on this phone, will be sent',
    text: 'You are offline. We will send your message later.',
  },
} as const
