import { type Profession, professionIn } from '../practice/professions.ts'

/** What an appointment is about, as a patient says it. */
export const topics = ['mind', 'food', 'exercise', 'unsure'] as const
export type Topic = (typeof topics)[number]

export const topicLabels: Readonly<Record<Topic, { label: string; detail: string }>> = {
  mind: { label: 'My mind and feelings', detail: 'You see a therapist' },
  food: { label: 'Food and weight', detail: 'You see a dietitian' },
  exercise: { label: 'Exercise', detail: 'You see a fitness expert' },
  unsure: { label: 'Not sure', detail: 'You see a therapist first' },
}

const professionFor: Readonly<Record<Topic, Profession>> = {
  mind: 'therapist',
  food: 'dietitian',
  exercise: 'fitness expert',
  // A person in distress who cannot say so must not get a fitness expert.
  unsure: 'therapist',
}

/** The topic for which a provider with this specialty is offered. */
export function topicFor(specialty: string | null | undefined): Topic {
  const profession = professionIn(specialty)
  return topics.find((topic) => professionFor[topic] === profession) ?? 'unsure'
}

/** Whether a provider's specialty, as an admin verified it, is for this topic. */
export function isFor(topic: Topic, { specialty }: { specialty: string | null }): boolean {
  return professionIn(specialty) === professionFor[topic]
}

/** The profession of the providers who are offered for a topic. */
export const professionOf = (topic: Topic): Profession => professionFor[topic]
