import { type Profession, professions } from '../practice/professions.ts'

/** What a question is about. */
export const topics = ['plan', 'app', 'appointments', 'health'] as const
export type Topic = (typeof topics)[number]

/** Who answers: front desk and admins, or the providers of one profession. */
export const teams = ['desk', ...professions] as const
export type Team = (typeof teams)[number]

/** As people read them. */
export const topicLabels: Readonly<Record<Topic, string>> = {
  plan: 'My plan and payments',
  app: 'Using the app',
  appointments: 'My appointments',
  health: 'My health question',
}

/** As in "A therapist answers". */
export const teamWords: Readonly<Record<Team, string>> = {
  desk: 'our front desk',
  therapist: 'a therapist',
  dietitian: 'a dietitian',
  'fitness expert': 'a fitness expert',
}

/**
 * Who answers a question. The front desk gets no question about health. Words of danger go to a therapist, whatever the
 * topic is.
 */
export function teamOf(topic: Topic, profession: Profession, hasDanger: boolean): Team {
  if (hasDanger) return 'therapist'
  return topic === 'health' ? profession : 'desk'
}

/** What a person chooses from: a question about health goes to the providers of one profession. */
export const aboutChoices = {
  plan: { topic: 'plan', profession: 'therapist' },
  app: { topic: 'app', profession: 'therapist' },
  appointments: { topic: 'appointments', profession: 'therapist' },
  health: { topic: 'health', profession: 'therapist' },
  food: { topic: 'health', profession: 'dietitian' },
  movement: { topic: 'health', profession: 'fitness expert' },
} as const satisfies Record<string, { topic: Topic; profession: Profession }>
export type AboutKey = keyof typeof aboutChoices
