import { useEffect, useRef } from 'react'
import { HelplineList } from '#web/app/help/helpline-list.tsx'
import { useAlertState } from '#web/safety/alert/alert-outbox.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { CareCard } from '#web/ui/care-card.tsx'

/**
 * After words that may speak of a danger: support first, and who was notified by what the server confirmed.
 *
 * @param props.alertId the id of the check-in, under which its words raised the alert
 */
export function AlertNote({ alertId }: { alertId: string }) {
  const known = useAlertState(alertId)
  const box = useRef<HTMLDivElement>(null)
  // The page is as long as the form: this is what is seen next.
  useEffect(() => box.current?.focus(), [])
  const notified = known?.state === 'raised' ? known.raised.notified : []
  return (
    <div ref={box} tabIndex={-1}>
      <CareCard level="emergency" title="You do not have to wait for an answer" heading="h2" live>
        <p>
          Some of your words sound as if you may not be safe. You can call someone now, at any hour.
        </p>
        <HelplineList />
        <p>
          {notified.length > 0
            ? `We are sending a message to ${notified.map(({ full_name }) => full_name).join(', ')}. It does not say what you wrote. This is not an emergency service.`
            : 'No clinician has been notified yet. Support asks a few short questions, and then you can notify one.'}
        </p>
        <p>
          <LinkButton to="/safety">Open support</LinkButton>
        </p>
      </CareCard>
    </div>
  )
}
