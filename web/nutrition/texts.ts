/** The notices of this room, in the words of spec sections 5 and 8. */
export const notices = {
  sent: { title: 'Success!', text: 'Your request has been sent to our dietitian team.' },
  agreementRequired: {
    title: 'Agreement Required',
    text: 'You must agree to the terms to submit.',
    kind: 'destructive',
  },
  changeSent: { title: 'Success!', text: 'Your note has been sent to your dietitian.' },
} as const

export const failures = {
  submission: 'Submission Failed',
  fetching: 'Error fetching request',
  download: 'Download Failed',
} as const
