import type { RecordedScreening } from '#domain/practice/clinic-screenings.ts'
import { escalation } from '#domain/safety/escalation.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'

interface AlertLineProps {
  alert: RecordedScreening['alert']
  onConsents: (() => void) | undefined
  onRaise: () => Promise<void>
}

/** Who else knows: the alert with this provider first, or no one, where the patient has not agreed to alerts. */
export function AlertLine({ alert, onConsents, onRaise }: AlertLineProps) {
  if (alert === 'none') return null
  if (alert === 'open')
    return (
      <p>
        <strong>A safety alert is open, and you are the first who has it.</strong> Take a step in
        it. Without one, their other therapists are notified after {escalation.othersAfter} minutes.{' '}
        <Link to="/safety-alerts" className="link link-alone">
          Open the alert
        </Link>
      </p>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <strong>No one else is notified.</strong> They have not agreed to safety alerts: you are the
        one who knows.{' '}
        {onConsents
          ? 'Ask whether they agree that a clinician is notified, record it, and then notify.'
          : 'They can agree in their account, under “Sharing”. Then notify.'}
      </p>
      <div className="form-actions">
        {onConsents ? (
          <Button variant="quiet" onClick={onConsents}>
            Record what they agree to
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => void onRaise()}>
          They have agreed: notify now
        </Button>
      </div>
    </div>
  )
}
