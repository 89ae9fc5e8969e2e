import type { RecordedScreening } from '#domain/practice/clinic-screenings.ts'
import { escalation } from '#domain/safety/escalation.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'

type Alert = RecordedScreening['alert']

interface AlertLineProps {
  alert: Alert
  /** Some time after the answers: they may have agreed since. */
  isLate?: boolean
  onConsents: (() => void) | undefined
  /** @returns what became of it: `not_agreed` where they have not agreed yet */
  onRaise: () => Promise<Alert>
}

class NotAgreed extends Error {}

/** Who else knows: the alert with this provider first, or no one, where the patient has not agreed to alerts. */
export function AlertLine({ alert, isLate, onConsents, onRaise }: AlertLineProps) {
  const raise = useAction(async () => {
    if ((await onRaise()) === 'not_agreed') throw new NotAgreed()
  })
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
  const { failure } = raise
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        {isLate ? (
          <strong>No one was notified of this answer. </strong>
        ) : (
          <>
            <strong>No one else is notified.</strong> They have not agreed to safety alerts: you are
            the one who knows.{' '}
          </>
        )}
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
        <ActionButton variant="quiet" action={raise} busyLabel="Notifying...">
          They have agreed: notify now
        </ActionButton>
      </div>
      {failure ? (
        <p role="alert" className="font-bold text-danger">
          {failure instanceof NotAgreed
            ? 'Not notified: they have not agreed to safety alerts yet.'
            : describeFailure(failure)}
        </p>
      ) : null}
    </div>
  )
}
