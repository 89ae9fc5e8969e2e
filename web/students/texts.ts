/** Texts of this feature for failures to load, and after an action; specification section 8 where it has words. */
export const failures = {
  sessions: 'Error fetching sessions',
  profile: 'Error fetching profile',
  form: 'The form could not be opened',
  verification: 'Error fetching your verification',
} as const

export const notices = {
  saved: { title: 'Profile Updated!' },
  notSaved: 'Update Failed',
  registered: (pseudonym: string) => ({
    title: 'Registered',
    text: `Your group name is ${pseudonym}.`,
  }),
  left: { title: 'Registration cancelled', text: 'Your place is free again.' },
  sent: { title: 'Sent', text: 'We have your document and are checking it.' },
  uploadFailed: 'Upload Failed',
} as const

/** Specification section 8, where no document was chosen. */
export const missingFile = {
  title: 'No file selected',
  text: 'Please select a file to upload.',
} as const
