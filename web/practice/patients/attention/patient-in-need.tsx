import { useId, useState } from 'react'
import type { AttentionRow } from '#domain/practice/attention/schema.ts'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientName } from '#web/ui/patient-identity.tsx'

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

/** One patient in a line: how soon, who, and the first reason. It opens to all reasons and what to do. */
export function PatientInNeed(props: PatientInNeedProps) {
  const { id, level, reasons } = props.patient
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  return (
    <li className="attention-item" data-attention={id}>
      <div className="attention-line">
        <span className={level === 'urgent' ? 'font-bold text-danger' : 'text-muted'}>
          {levels[level]}
        </span>
        <h3>
          <PatientName person={props.patient} />
        </h3>
        <span className="attention-reason">
          {reasons[0]?.words}
          {reasons.length > 1 ? ` And ${reasons.length - 1} more.` : ''}
        </span>
        <button
          type="button"
          className="link link-alone"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
        >
          What to do
          <VisuallyHidden>
            {' '}
            for <span translate="no">{nameOfPatient(props.patient)}</span>
          </VisuallyHidden>
        </button>
      </div>
      <div id={details}>{isOpen ? <Details {...props} /> : null}</div>
    </li>
  )
}

/** The email distinguishes patients with the same name. */
function Details({ patient, onSchedule, onAcknowledge }: PatientInNeedProps) {
  const { id, email, reasons, last_note } = patient
  const name = nameOfPatient(patient)
  const actions = new Set(reasons.map(({ action }) => action))
  return (
    <>
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
      <div className="form-actions mb-3">
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
            Schedule a session<VisuallyHidden> with {name}</VisuallyHidden>
          </Button>
        ) : null}
        <Button variant="quiet" data-adds-fields="note" data-of={id} onClick={onAcknowledge}>
          Note what you did<VisuallyHidden> about {name}</VisuallyHidden>
        </Button>
      </div>
    </>
  )
}
