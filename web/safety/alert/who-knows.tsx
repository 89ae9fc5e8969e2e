import { useAlertState } from '#web/safety/alert/alert-outbox.ts'
import { NotMonitored } from '#web/safety/not-monitored.tsx'
import { NotifyProviderPanel } from '#web/safety/alert/notify-provider-panel.tsx'
import { NotifiedNote } from '#web/safety/alert/notified-note.tsx'

/**
 * Who has been notified of an answer in a screening, by what the server confirmed. Without consent the
 * person may notify a provider here.
 *
 * @param props.alertId the id of the screening, under which its answer raised the alert
 */
export function WhoKnows({ alertId }: { alertId: string }) {
  const known = useAlertState(alertId)
  if (known === undefined || known.state === 'not agreed')
    return <NotifyProviderPanel alertId={alertId} />
  if (known.state === 'raised') {
    const { notified, agrees_to_duty } = known.raised
    // They agreed to a wording that names no clinician on duty, and have no appointment: they are asked.
    if (notified.length === 0 && !agrees_to_duty) return <NotifyProviderPanel alertId={alertId} />
    return <NotifiedNote raised={known.raised} />
  }
  return (
    <div role="status">
      <p className="safety-note">
        {known.state === 'sending'
          ? 'If you agreed to safety alerts, we are sending a message to a clinician now.'
          : 'No one has been notified yet, because there is no connection. If you agreed to safety alerts, we send a message to a clinician as soon as there is one.'}
      </p>
      <NotMonitored />
    </div>
  )
}
