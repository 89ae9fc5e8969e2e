/** Texts of this feature for failures to load, and after an action (docs/specification.md, "Notices"). */
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

/** Where no document was chosen (docs/specification.md, "Notices"). */
export const missingFile = {
  title: 'No file selected',
  text: 'Please select a file to upload.',
} as const
