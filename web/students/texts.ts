/** What this room says when something did not come, and once something is done; specification section 8 where it has words. */
export const failures = {
  sessions: 'Error fetching sessions',
  profile: 'Error fetching profile',
  form: 'The form could not be opened',
} as const

export const notices = {
  saved: { title: 'Profile Updated!' },
  notSaved: 'Update Failed',
  registered: (pseudonym: string) => ({
    title: 'Registered',
    text: `You come as ${pseudonym}.`,
  }),
  left: { title: 'Registration cancelled', text: 'Your place is free again.' },
} as const

export const genderWords = { male: 'Male', female: 'Female' } as const
