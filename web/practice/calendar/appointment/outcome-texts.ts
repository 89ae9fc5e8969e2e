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
