import { type EmailText, emailsPage, providerName } from '../email-text.ts'

const newToRead = {
  subject: 'Something new to read in your account',
  body: 'There is something new in your account. Log in to read it.\n\n{link}',
  button: 'Open your account',
}

const shared = 'You allowed this under Account, Sharing. You can stop it there at any time.'

const times = (means: string, sample: string) => ({ means, sample, isRequired: true })

/** The emails that say that there is something new behind the login, and not what. */
export const newsTexts = {
  message: {
    group: 'Messages',
    name: 'A new message',
    purpose: 'A patient has a new message from a provider.',
    usual: {
      subject: 'You have a new message',
      body: 'You have a new message on {clinic}.\n\n{link}\n\nUntil you have read it, we send no other email about it. You can turn these emails off under Account.',
      button: 'Read it',
    },
    placeholders: {},
  },
  plan: {
    group: 'Plans',
    name: 'Something new in a plan',
    purpose: 'A plan of a patient is ready, or has changed.',
    usual: {
      subject: 'There is something new for you',
      body: 'There is something new for you on {clinic}. Log in to see it.\n\n{link}',
      button: 'Have a look',
    },
    placeholders: {},
  },
  support_answer: {
    group: 'Questions to the team',
    name: 'An answer of the team',
    purpose: 'A question to the team is answered.',
    usual: {
      subject: 'There is something new for you',
      body: 'Our team has an answer for you on {clinic}. Log in to read it.\n\n{link}',
      button: 'Read it',
    },
    placeholders: {},
  },
  questions: {
    group: 'Questionnaires',
    name: 'Questions to answer',
    purpose: 'A provider asks a patient to answer a questionnaire.',
    usual: {
      subject: 'You have questions to answer by {day}',
      body: '{provider} asks you to answer a few questions by {day}. It takes a few minutes.\n\n{link}\n\nYou can also choose not to answer.',
      button: 'Open the questions',
    },
    placeholders: { ...providerName, day: times('The last day to answer', '12 November 2026') },
  },
  referral: {
    group: 'New to read',
    name: 'A referral',
    purpose: 'Something about a referral is new for a patient.',
    usual: newToRead,
    placeholders: {},
  },
  cover: {
    group: 'New to read',
    name: 'A colleague covers',
    purpose: 'A provider is away, and a colleague covers for them.',
    usual: newToRead,
    placeholders: {},
  },
  discharge: {
    group: 'New to read',
    name: 'A discharge',
    purpose: 'A provider has discharged a patient, or readmitted them.',
    usual: {
      subject: newToRead.subject,
      body: '{provider} changed something in your account. Log in to read it.\n\n{link}\n\nYou find it at the end of that page.',
      button: 'Open your appointments',
    },
    placeholders: providerName,
  },
  notes: {
    group: 'New to read',
    name: 'Notes of a visit',
    purpose: 'A provider has shared notes with a patient.',
    usual: {
      subject: newToRead.subject,
      body: '{provider} shared something in writing with you. Log in to read it.\n\n{link}\n\nYou find it below your past appointment.',
      button: 'Open your appointments',
    },
    placeholders: providerName,
  },
  entry_added: {
    group: 'New to read',
    name: 'An entry of the clinic',
    purpose: 'A provider has added a reading to the account of a patient.',
    usual: {
      subject: 'Something new in your account',
      body: `Someone you met in person added an entry to your account at {clinic}.\n\n{link}\n\n${shared}`,
      button: 'See it',
    },
    placeholders: {},
  },
  entry_changed: {
    group: 'New to read',
    name: 'A changed entry of the clinic',
    purpose: 'A provider has corrected a reading in the account of a patient.',
    usual: {
      subject: 'A change in your account',
      body: `Someone you met in person changed an entry that was added to your account at {clinic}.\n\n{link}\n\n${shared}`,
      button: 'See it',
    },
    placeholders: {},
  },
  group_cancelled: {
    group: 'Groups',
    name: 'A group is cancelled',
    purpose: 'A group session that a student registered for is cancelled.',
    usual: {
      subject: 'Cancelled: {time}',
      body: 'What you registered for on {time} (time in Lusaka) cannot take place. We are sorry. You can choose another time.\n\n{link}\n\nEmails like this one are turned on and off here: {emails_page}',
      button: 'Choose another time',
    },
    placeholders: {
      time: times('Day and time of the session', 'Thursday 12 November 2026, 10:00'),
      ...emailsPage,
    },
  },
  group_moved: {
    group: 'Groups',
    name: 'A group has another time',
    purpose: 'A group session that a student registered for takes place at another time.',
    usual: {
      subject: 'New time: {time}',
      body: 'What you registered for on {old_time} takes place on {time} instead (time in Lusaka). You still have your place. If you cannot come then, you can cancel it.\n\n{link}\n\nEmails like this one are turned on and off here: {emails_page}',
      button: 'See your times',
    },
    placeholders: {
      time: times('The new day and time', 'Thursday 12 November 2026, 10:00'),
      old_time: times('The previous day and time', 'Wednesday 11 November 2026, 10:00'),
      ...emailsPage,
    },
  },
} satisfies Record<string, EmailText>
