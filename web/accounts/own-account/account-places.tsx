import type { ReactNode } from 'react'

import type { AccountStates } from '#web/accounts/own-account/account-states.ts'
import { Icon, StrokeIcon } from '#web/ui/icon.tsx'

/** Strokes that only the account has, so that no other page fetches them. */
const strokes = {
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5M12 6.5v13',
  device: 'M7.5 3h9v18h-9zM11 18h2',
  eye: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12.5 19.5 4M16 7.5l3 3',
  letter: 'M3.5 6h17v12.5h-17zM4 7l8 6.5L20 7',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.3.6 3.7 2.200 4 4.7',
} as const

export interface AccountPlace {
  to: `/${string}`
  icon: ReactNode
  title: string
  /** What the page is for: shown where its state is not known. */
  about: string
  /** Which state is shown in its row; without one `about` is. */
  state?: keyof AccountStates
  /** Only a user who may be treated has a record that others open. */
  isOfClients?: true
}

/** The parts of the account, each on its own page, in the order of their rows. */
export const accountPlaces: readonly AccountPlace[] = [
  {
    to: '/account/password',
    icon: <StrokeIcon d={strokes.key} size={24} />,
    title: 'Password',
    about: 'Change your password',
  },
  {
    to: '/account/email',
    icon: <StrokeIcon d={strokes.letter} size={24} />,
    title: 'Email address',
    about: 'Change the address you log in with',
    state: 'email',
  },
  {
    to: '/account/two-step-login',
    icon: <Icon name="lock" size={24} />,
    title: 'Two-step login',
    about: 'A code from your phone when you log in',
    state: 'two_step',
  },
  {
    to: '/account/devices',
    icon: <StrokeIcon d={strokes.device} size={24} />,
    title: 'Where you are logged in',
    about: 'See your devices, and log them out',
    state: 'devices',
  },
  {
    to: '/account/sharing',
    icon: <StrokeIcon d={strokes.people} size={24} />,
    title: 'Sharing',
    about: 'Choose what your provider sees',
    state: 'sharing',
    isOfClients: true,
  },
  {
    to: '/account/record-access',
    icon: <StrokeIcon d={strokes.eye} size={24} />,
    title: 'Who opened my record',
    about: 'Each time someone else read it',
    state: 'record_access',
    isOfClients: true,
  },
  {
    to: '/account/emails',
    icon: <Icon name="bell" size={24} />,
    title: 'Emails',
    about: 'Choose which emails you get',
    state: 'emails',
  },
  {
    to: '/account/data',
    icon: <Icon name="file" size={24} />,
    title: 'Your data',
    about: 'Download or erase what we keep',
    state: 'data',
  },
]

/** Beside the eight parts, for clients: it is about who they are, not about the account. */
export const studentStatusPlace: AccountPlace = {
  to: '/account/student-status',
  icon: <StrokeIcon d={strokes.book} size={24} />,
  title: 'Student status',
  about: 'Do you study? Apply as a student',
  state: 'student',
}

/** Beside them as well: students have no readings. */
export const summaryPlace: AccountPlace = {
  to: '/my-summary',
  icon: <Icon name="pulse" size={24} />,
  title: 'Show my nurse',
  about: 'Your readings, medicines and allergies on one page',
}
