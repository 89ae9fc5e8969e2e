/** The notices of this room, in the words of spec sections 5 and 8. */
export const notices = {
  consentRequired: {
    title: 'Consent Required',
    text: 'Please agree to the disclaimer before submitting.',
    kind: 'destructive',
  },
} as const

export const failures = {
  submission: 'Submission Failed',
  loggedOut: 'You must be logged in to submit.',
} as const
