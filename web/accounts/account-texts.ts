/** The notices of the pages of a user's own account. The public pages do without them. */
export const accountTexts = {
  emailAsked: {
    title: 'Check your email',
    text: 'We emailed both addresses. Your email changes when both are confirmed.',
  },
  factorOn: {
    title: 'Two-step login is on',
    text: 'You will be asked for a code when you log in.',
  },
  factorOff: { title: 'Two-step login is off', text: 'You log in with only your password again.' },
  othersOut: { title: 'Logged out elsewhere', text: 'Only this device is still logged in.' },
  consentGiven: { title: 'Thank you', text: 'Your consent is on record.' },
  notSaved: { title: 'Your entry could not be saved' },
  consentWithdrawn: { title: 'Consent withdrawn', text: 'No new health entries will be kept.' },
  erased: { title: 'Account erased', text: 'Your account and what it held are gone.' },
} as const
