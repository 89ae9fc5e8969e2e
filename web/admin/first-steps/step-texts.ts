import type { StepKey, StepState } from '#domain/admin/first-steps.ts'

interface StepTexts {
  title: string
  /** Why it matters, in one sentence. */
  why: string
  /** The page where it is done; without one it is a setting of the server. */
  place?: { to: `/${string}`; label: string }
  /** Where the documents of the server say how. */
  document?: string
}

export const stepTexts: Readonly<Record<StepKey, StepTexts>> = {
  settings: {
    title: 'Name and address of the clinic',
    why: 'People call, write to and visit what is written on each page, email and invoice.',
    place: { to: '/admin/settings', label: 'Open the settings' },
  },
  email: {
    title: 'Email',
    why: 'Without email people cannot confirm an address, reset a password or be reminded of a visit.',
    place: { to: '/admin/undelivered-email', label: 'See undelivered email' },
    document: 'README.md, "Production"',
  },
  second_admin: {
    title: 'A second admin',
    why: 'When one admin is away or has lost a phone, the other can still act.',
    place: { to: '/admin/staff', label: 'Invite an admin' },
  },
  provider: {
    title: 'A provider',
    why: 'Only a provider whose registration you have approved can be booked and see patients.',
    place: { to: '/admin/staff', label: 'Invite a provider' },
  },
  front_desk: {
    title: 'A person at the front desk',
    why: 'The front desk books, moves and bills visits, and sees no health data.',
    place: { to: '/admin/staff', label: 'Invite a person' },
  },
  hours: {
    title: 'Opening hours and closed days',
    why: 'No visit can be booked outside of them.',
    place: { to: '/admin/calendar#opening-hours', label: 'Open the opening hours' },
  },
  visit_types: {
    title: 'Visit types and prices',
    why: 'People see the length and the price of a visit before they book it.',
    place: { to: '/admin/calendar#visit-types', label: 'Open the visit types' },
  },
  helplines: {
    title: 'Helplines',
    why: 'A person in danger must reach a number that answers.',
    place: { to: '/admin/crisis-lines', label: 'Dial the helplines' },
  },
  safety_duty: {
    title: 'Who answers safety alerts',
    why: 'The alert of a person without an appointment goes to the clinicians on duty.',
    place: { to: '/admin/safety-alerts', label: 'Name who answers' },
  },
  payments: {
    title: 'Payments by mobile money',
    why: 'Without them people pay at the desk alone.',
    document: 'README.md, "Mobile money"',
  },
  backup: {
    title: 'Backup',
    why: 'A broken disk must not lose the records of your patients.',
    document: 'README.md, "Back up"',
  },
  restore_drill: {
    title: 'Restore drill',
    why: 'Only a backup that was restored once is known to be good.',
    document: 'README.md, "Restore drill"',
  },
}

/** The states in the order in which the page shows them. */
export const stateTexts: readonly { state: StepState; title: string }[] = [
  { state: 'open', title: 'Open' },
  { state: 'unknown', title: 'Cannot be seen here' },
  { state: 'done', title: 'Done' },
]

export const stepToasts = {
  hidden: { title: 'Hidden', text: 'You find them under First steps, among all pages.' },
  shown: { title: 'Shown again', text: 'All admins see them on their start page.' },
  failed: 'The first steps were not changed',
} as const
