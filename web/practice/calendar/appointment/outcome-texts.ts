import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { SessionOutcome } from '#domain/appointments/status.ts'
import type { Option } from '#web/ui/forms/fields.tsx'

/** What became of a session, as its provider reads it. */
const labels: Readonly<Record<SessionOutcome, string>> = {
  held: 'The session was held',
  patient_no_show: 'The patient did not come',
  provider_no_show: 'I did not come',
}

export const outcomeOptions: readonly Option[] = [
  { value: 'held', label: labels.held },
  { value: 'patient_no_show', label: labels.patient_no_show },
  {
    value: 'provider_no_show',
    label: labels.provider_no_show,
    detail: 'The session is not billed. The patient sees this.',
  },
]

export const wordOfOutcome = (outcome: SessionOutcome): string => labels[outcome]

/** Beside a session of which the desk has marked it: the provider states what happened. */
export const missedAtDesk = 'The front desk: did not come'

/** What is chosen before its provider says what happened. */
export const usualOutcome = ({
  no_answer_at,
  marked_missed,
}: Pick<ProviderAppointment, 'no_answer_at' | 'marked_missed'>): SessionOutcome =>
  no_answer_at || marked_missed ? 'patient_no_show' : 'held'
