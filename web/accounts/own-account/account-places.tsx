import type { ReactNode } from 'react'

import type { AccountStates } from '#web/accounts/own-account/account-states.ts'
import { Icon, StrokeIcon } from '#web/ui/icon.tsx'
import { accountStrokes } from '#web/ui/icons/account-strokes.ts'
import { menuStrokes } from '#web/ui/icons/menu-strokes.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'

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
  /** An admin has no appointments. */
  isNotOfAdmins?: true
  /** A work account at the front desk has neither appointments nor a record. */
  isNotOfDesk?: true
}

/** The parts of the account, each on its own page, in the order of their rows. */
export const accountPlaces: readonly AccountPlace[] = [
  {
    to: '/account/password',
    icon: <StrokeIcon d={accountStrokes.key} size={24} />,
    title: 'Password',
    about: 'Change your password',
  },
  {
    to: '/account/email',
    icon: <StrokeIcon d={accountStrokes.at} size={24} />,
    title: 'Email address',
    about: 'Change the address you log in with',
    state: 'email',
  },
  {
    to: '/account/two-step-login',
    icon: <StrokeIcon d={accountStrokes.shield} size={24} />,
    title: 'Two-step login',
    about: 'A code from your phone when you log in',
    state: 'two_step',
  },
  {
    to: '/account/devices',
    icon: <StrokeIcon d={accountStrokes.device} size={24} />,
    title: 'Where you are logged in',
    about: 'See your devices, and log them out',
    state: 'devices',
  },
  {
    to: '/account/sharing',
    icon: <StrokeIcon d={accountStrokes.share} size={24} />,
    title: 'Sharing',
    about: 'Choose what your provider sees',
    state: 'sharing',
    isOfClients: true,
  },
  {
    to: '/account/record-access',
    icon: <StrokeIcon d={accountStrokes.eye} size={24} />,
    title: 'Who opened my record',
    about: 'Each time someone else read it',
    state: 'record_access',
    isOfClients: true,
  },
  {
    to: '/account/invitations',
    icon: <PlaceIcon name="badge" size={24} />,
    title: 'Invitations',
    about: 'A clinic gave you a code, or sent you a question',
    isOfClients: true,
  },
  {
    to: '/account/emails',
    icon: <Icon name="mail" size={24} />,
    title: 'Emails',
    about: 'Choose which emails you get',
    state: 'emails',
    isNotOfDesk: true,
  },
  {
    to: '/account/calendar',
    icon: <PlaceIcon name="calendar" size={24} />,
    title: 'Calendar',
    about: 'Your appointments in your own calendar app',
    isNotOfAdmins: true,
    isNotOfDesk: true,
  },
  {
    to: '/account/data',
    icon: <StrokeIcon d={accountStrokes.folder} size={24} />,
    title: 'Your data',
    about: 'Download or erase what we keep',
    state: 'data',
  },
]

/** Beside the ten parts, for clients: it is about who they are, not about the account. */
export const studentStatusPlace: AccountPlace = {
  to: '/account/student-status',
  icon: <StrokeIcon d={accountStrokes.cap} size={24} />,
  title: 'Student status',
  about: 'Do you study? Apply as a student',
  state: 'student',
}

/** Beside them as well: students have no readings. */
export const summaryPlace: AccountPlace = {
  to: '/my-summary',
  icon: <PlaceIcon name="pulse" size={24} />,
  title: 'Show my nurse',
  about: 'Your readings, medicines and allergies on one page',
}

/** Of providers. */
export const ratingsPlace: AccountPlace = {
  to: '/ratings',
  icon: <StrokeIcon d={accountStrokes.eye} size={24} />,
  title: 'Ratings',
  about: 'What patients say after sessions',
}

/** What providers ask the user to pay. */
export const invoicesPlace: AccountPlace = {
  to: '/invoices',
  icon: <StrokeIcon d={menuStrokes.card} size={24} />,
  title: 'Invoices',
  about: 'What your providers ask you to pay',
}
