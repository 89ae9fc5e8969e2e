import type { AttentionRow } from '#domain/practice/attention/schema.ts'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

const levels: Record<AttentionRow['level'], string> = {
  urgent: 'Today',
  soon: 'This week',
  routine: 'At the next contact',
}

interface PatientInNeedProps {
  patient: AttentionRow
  onSchedule: () => void
  onAcknowledge: () => void
}

/**
 * One patient: who, how soon, why, and what to do. The email distinguishes patients with the same
 * name.
 */
export function PatientInNeed({ patient, onSchedule, onAcknowledge }: PatientInNeedProps) {
  const { id, full_name, email, level, reasons, last_note } = patient
  const name = nameOfPatient(patient)
  const actions = new Set(reasons.map(({ action }) => action))
  return (
    <li className="max-w-none min-w-0 border-t border-hairline pt-4" data-attention={id}>
      <p className={level === 'urgent' ? 'font-bold text-danger' : 'text-muted'}>{levels[level]}</p>
      <h3 className="wrap-anywhere">{full_name || 'Unknown Patient'}</h3>
      <PatientIdentity person={patient} />
      {email ? (
        <p className="text-muted wrap-anywhere">
          <EmailAddress address={email} />
        </p>
      ) : null}
      <ul className="my-2 grid gap-2">
        {reasons.map(({ reason, level, words, advice, since }) => (
          <li key={reason}>
            {words} {advice}{' '}
            <span className="text-muted">
              Since {level === 'urgent' ? formatDateTime(since) : formatDate(since)}.
            </span>
          </li>
        ))}
      </ul>
      {last_note ? (
        <p className="mb-2 wrap-anywhere">
          Your note of {formatDate(last_note.created_at)}: {last_note.note}
        </p>
      ) : null}
      <div className="form-actions">
        {actions.has('questionnaires') ? (
          <LinkButton variant="quiet" to={`/patient-management/${id}`}>
            Open questionnaires<VisuallyHidden> of {name}</VisuallyHidden>
          </LinkButton>
        ) : null}
        {actions.has('message') ? (
          <LinkButton variant="quiet" to={`/messaging?patient=${id}`}>
            Send message<VisuallyHidden> to {name}</VisuallyHidden>
          </LinkButton>
        ) : null}
        {actions.has('session') ? (
          <Button variant="quiet" data-adds-fields="day" data-of={id} onClick={onSchedule}>
            Propose a session<VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
        ) : null}
        <Button variant="quiet" data-adds-fields="note" data-of={id} onClick={onAcknowledge}>
          Note what you did<VisuallyHidden> about {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
