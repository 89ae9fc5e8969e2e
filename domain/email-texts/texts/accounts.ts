import type { EmailText } from '../email-text.ts'

const expires = (sample: string) => ({
  day: { means: 'The last day', sample, isRequired: true },
})

/** The emails about the account of a student. Those that guard an account keep our words (docs/decisions/144-texts-of-emails.md). */
export const accountTexts = {
  student_verified: {
    group: 'Students',
    name: 'Verified',
    purpose: 'The document of a student was accepted.',
    usual: {
      subject: 'Your {clinic} account is verified',
      body: 'We have looked at what you sent us. All is well, and there is nothing to do.\n\n{link}',
      button: 'Open your profile',
    },
    placeholders: {},
  },
  student_not_verified: {
    group: 'Students',
    name: 'Not verified',
    purpose: 'The document of a student was not accepted.',
    usual: {
      subject: 'Your {clinic} account: please look at this',
      body: 'We have looked at what you sent us, and could not accept it. Log in to read why, and to send another.\n\n{link}',
      button: 'Open your profile',
    },
    placeholders: {},
  },
  student_ends: {
    group: 'Students',
    name: 'Student status ends soon',
    purpose: 'The status of a student ends, unless they send a new document.',
    usual: {
      subject: 'Your {clinic} account: to do by {day}',
      body: 'Your present account type ends on {day}. To keep it for another year, send us a new document.\n\nIf you do nothing, you keep your account and all that is in it.\n\n{link}',
      button: 'Open your profile',
    },
    placeholders: expires('12 November 2026'),
  },
  student_ended: {
    group: 'Students',
    name: 'Student status has ended',
    purpose: 'The status of a student has ended after a year.',
    usual: {
      subject: 'Your {clinic} account has changed',
      body: 'Your account type has ended after a year. You keep your account and all that is in it.\n\nYou can apply again at any time on your account page.\n\n{link}',
      button: 'Open your account page',
    },
    placeholders: {},
  },
} satisfies Record<string, EmailText>
