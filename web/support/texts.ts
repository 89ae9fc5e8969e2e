import type { OwnQuestion } from '#domain/support/schema.ts'
import { type AboutKey, topicLabels } from '#domain/support/topics.ts'

export const failed = 'Error fetching your questions'

/** What a person chooses from, and who reads it. */
export const aboutOptions: readonly { value: AboutKey; label: string; detail: string }[] = [
  { value: 'plan', label: topicLabels.plan, detail: 'Our front desk or an admin reads it.' },
  { value: 'app', label: topicLabels.app, detail: 'Our front desk or an admin reads it.' },
  {
    value: 'appointments',
    label: topicLabels.appointments,
    detail: 'Our front desk or an admin reads it.',
  },
  {
    value: 'health',
    label: topicLabels.health,
    detail: 'Mind, mood, illness or medicines: a therapist reads it.',
  },
  { value: 'food', label: `${topicLabels.health}: food`, detail: 'A dietitian reads it.' },
  {
    value: 'movement',
    label: `${topicLabels.health}: movement`,
    detail: 'A fitness expert reads it.',
  },
]

export const stateWords = ({ status, claimed_by_name }: OwnQuestion) =>
  status === 'waiting' && claimed_by_name ? 'Being answered' : labels[status]

const labels = { waiting: 'Waiting', answered: 'Answered', closed: 'Closed' } as const
