/** What this room says once something is done, or could not be. */
export const notices = {
  sent: {
    title: 'Message sent!',
    text: 'Thank you for writing. We answer by e-mail.',
  },
  waiting: {
    title: 'Saved on this phone, will be sent',
    text: 'There is no line right now. Your message is sent as soon as there is one.',
  },
} as const
