import type { Place } from '#web/ui/layout/place-list.tsx'

/** Whose start page it is; a provider whom no admin has approved yet has other steps. */
export type FirstRunKind = 'client' | 'student' | 'new provider' | 'provider' | 'desk' | 'admin'

/** The answers of a client to what brings them here, each with the first useful thing. */
export const reasons: readonly Place[] = [
  {
    to: '/hypertension',
    icon: 'pulse',
    title: 'My blood pressure',
    text: 'Log a reading and see what it means.',
  },
  {
    to: '/diabetes',
    icon: 'drop',
    title: 'My blood sugar',
    text: 'Log a reading and see what it means.',
  },
  {
    to: '/screening',
    icon: 'questions',
    title: 'How I feel',
    text: 'Answer short questions, or find someone to talk to.',
  },
  {
    to: '/book-appointment',
    icon: 'calendar',
    title: 'Seeing a professional',
    text: 'Book a visit by phone or in person.',
  },
  {
    to: '/meal-plan-questionnaire',
    icon: 'plan',
    title: 'Food and weight',
    text: 'Ask a dietitian for a meal plan.',
  },
]

export interface FirstStep {
  title: string
  text: string
  /** Absent where it is done on this page. */
  to?: `/${string}`
}

/** Three steps, the most useful first. */
export const firstSteps: Readonly<
  Record<FirstRunKind, readonly [FirstStep, FirstStep, FirstStep]>
> = {
  client: [
    {
      to: '/hypertension',
      title: 'Log a reading',
      text: 'Blood pressure or sugar. You see at once what it means.',
    },
    {
      to: '/account/sharing',
      title: 'Choose who reads what',
      text: 'You decide which providers can read your entries.',
    },
    {
      to: '/book-appointment',
      title: 'Book a first visit',
      text: 'Choose what it is about, a day and a time.',
    },
  ],
  student: [
    {
      to: '/screening',
      title: 'See how you have been',
      text: 'Short questions about the last two weeks, with results at once.',
    },
    {
      to: '/time-management',
      title: 'Plan your week',
      text: 'Write down what is due, and when you rest.',
    },
    {
      to: '/account/student-status',
      title: 'Show that you are a student',
      text: 'Send a document once, and your plan stays free.',
    },
  ],
  'new provider': [
    {
      to: '/provider-registration',
      title: 'Send your registration',
      text: 'An admin checks it. Patients can book you afterwards.',
    },
    {
      to: '/availability',
      title: 'Set your hours',
      text: 'The days and times at which patients can book you.',
    },
    {
      to: '/account/two-step-login',
      title: 'Protect your login',
      text: 'A code from your phone, besides the password.',
    },
  ],
  provider: [
    {
      to: '/availability',
      title: 'Look at your hours',
      text: 'Patients can book you in these hours only.',
    },
    {
      to: '/appointment-scheduler',
      title: 'Open your calendar',
      text: 'Requests to confirm, visits and days away.',
    },
    {
      to: '/messaging',
      title: 'Read your messages',
      text: 'Patients you have a visit with can write to you.',
    },
  ],
  desk: [
    {
      title: 'Book a first visit',
      text: 'Press “Book a visit”. There you find a patient, or register a new one.',
    },
    {
      to: '/desk/payments',
      title: 'Open your till',
      text: 'Take payments in cash, by card or by mobile money.',
    },
    {
      to: '/account/two-step-login',
      title: 'Protect your login',
      text: 'A code from your phone, besides the password.',
    },
  ],
  admin: [
    {
      to: '/admin/first-steps',
      title: 'See what the clinic needs',
      text: 'What is set up already, and what is still missing.',
    },
    {
      to: '/admin/staff',
      title: 'Invite who works here',
      text: 'Providers, the front desk and further admins.',
    },
    {
      to: '/account/two-step-login',
      title: 'Protect your login',
      text: 'A code from your phone, besides the password.',
    },
  ],
}
