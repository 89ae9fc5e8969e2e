import type { InstrumentId } from '../screening/instruments/instrument.ts'
import { isOffered } from '../values/brand.ts'

/** What a screening can lead to, the mildest first. */
export const stepKinds = ['self_help', 'group', 'session', 'urgent'] as const
export type StepKind = (typeof stepKinds)[number]

/** Days after "Not now" until a step is offered once more. */
export const daysUntilAgain = 7
/** Days for which an offer is shown: the questions are about the last two weeks. */
export const daysShown = 14

interface BandStep {
  min: number
  max: number
  step: StepKind
}

/**
 * The step for each band of each instrument. Of several instruments the step that is least mild counts.
 * `docs/for-the-clinician.md` has the same table: change both, a test compares them.
 */
export const stepsByBand: Readonly<Record<InstrumentId, readonly BandStep[]>> = {
  'WHO-5': [
    { min: 0, max: 50, step: 'session' },
    { min: 51, max: 100, step: 'self_help' },
  ],
  'GAD-7': [
    { min: 0, max: 4, step: 'self_help' },
    { min: 5, max: 9, step: 'group' },
    { min: 10, max: 14, step: 'session' },
    { min: 15, max: 21, step: 'session' },
  ],
  'PHQ-9': [
    { min: 0, max: 4, step: 'self_help' },
    { min: 5, max: 9, step: 'group' },
    { min: 10, max: 14, step: 'session' },
    { min: 15, max: 19, step: 'session' },
    { min: 20, max: 27, step: 'urgent' },
  ],
  'PHQ-15': [
    { min: 0, max: 4, step: 'self_help' },
    { min: 5, max: 9, step: 'self_help' },
    { min: 10, max: 14, step: 'session' },
    { min: 15, max: 30, step: 'session' },
  ],
  'PC-PTSD-5': [
    { min: 0, max: 2, step: 'self_help' },
    { min: 3, max: 3, step: 'session' },
    { min: 4, max: 5, step: 'session' },
  ],
  // No self-help from 1 on: stopping alcohol at home can be dangerous.
  'CAGE-AID': [
    { min: 0, max: 0, step: 'self_help' },
    { min: 1, max: 1, step: 'session' },
    { min: 2, max: 4, step: 'session' },
  ],
}

/** What single answers, or an age, ask for at least, whatever the scores are. */
export const stepsBySign = {
  'PHQ-9 item 9 above 0': 'urgent',
  'Daily life very or extremely difficult (PHQ-9)': 'session',
  'Chest pain, fainting or shortness of breath bothers a lot (PHQ-15)': 'session',
  'Under 18, whatever the scores are': 'session',
} as const satisfies Readonly<Record<string, StepKind>>

/** The text of a step, with the page on which the user does it. */
export interface StepText {
  title: string
  reason: string
  action: string
  to: `/${string}`
}

/** In plain words, for every score and age that leads to the step. A client has no groups: small steps come instead. */
export const stepTexts: Readonly<Record<StepKind, StepText>> = {
  self_help: {
    title: 'Keep up small steps',
    reason: 'Your answers show few signs. Small things that do you good help to keep it so.',
    action: 'See ideas for small steps',
    to: '/mental-health#small-steps',
  },
  group: {
    title: 'Take small steps, and tell one person',
    reason:
      'Your answers show some signs. Small steps often help, and more so when someone you trust knows.',
    action: 'See ideas for small steps',
    to: '/mental-health#small-steps',
  },
  session: {
    title: 'Talk with a therapist',
    reason:
      'A conversation says more than numbers. Book an hour by video, by phone or in person. You say how much you tell. With chest pain, fainting or shortness of breath, go to a clinic first.',
    action: 'Book a session',
    to: '/book-appointment?about=mind',
  },
  urgent: {
    title: 'See a clinician in the next days',
    reason:
      'These two weeks were very hard. Please do not wait. On the safety page you find who helps now, day and night.',
    action: 'Open the safety page',
    to: '/safety',
  },
}

/** For students, who have a hub and groups of their own. */
export const studentStepTexts: Readonly<Partial<Record<StepKind, StepText>>> = {
  self_help: {
    ...stepTexts.self_help,
    action: 'See ways to rest',
    to: '/burnout',
  },
  group: {
    title: 'Come to a group',
    reason:
      'Your answers show some signs. It often helps to hear from others, and you come without your name. If no group is planned, talk with a therapist.',
    action: 'See the groups',
    to: '/student-profile#groups',
  },
}

export const stepText = (step: StepKind, isStudent: boolean): StepText =>
  // Without pages for students, and without groups, the step is the one of other clients.
  (isStudent && isOffered('students') && (step !== 'group' || isOffered('groups'))
    ? studentStepTexts[step]
    : undefined) ?? stepTexts[step]
