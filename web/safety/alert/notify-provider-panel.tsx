import { useState } from 'react'

import { brand } from '#domain/values/brand.ts'
import type { SafetyAlertRaised } from '#domain/safety/schema.ts'
import { useSession } from '#web/platform/calls/session.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { NotMonitored } from '#web/safety/not-monitored.tsx'
import { NotifiedNote } from '#web/safety/alert/notified-note.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'

/** Only a user with an account has a provider here, so only they fetch the calls. */
const calls = loadOnce(() => import('#web/safety/alert/provider-alert.ts'))

/**
 * Says that no one knows, and offers to notify a clinician. What the server has not confirmed is never
 * claimed.
 *
 * @param props.alertId of this one moment, so that a retry notifies no one twice
 */
export function NotifyProviderPanel({ alertId }: { alertId: string }) {
  const session = useSession()
  const id = session?.user.id
  const [raised, setRaised] = useState<SafetyAlertRaised>()
  const [consentId] = useState(() => crypto.randomUUID())

  const notify = useAction(async () =>
    setRaised(await (await calls()).agreeAndNotify(alertId, consentId)),
  )

  if (raised) return <NotifiedNote raised={raised} />
  return (
    <>
      <div role="status">
        <NotMonitored />
      </div>
      {id !== undefined ? (
        <section className="safety-offer" aria-labelledby="notify-provider">
          <h2 id="notify-provider">Tell a clinician?</h2>
          <p>
            We can tell a provider who has an appointment with you that you may not be safe. If none
            can answer, we tell our clinician on duty. After a day we tell the clinic’s lead. They
            get an email without your name. In {brand.name} they see your name, how to reach you and
            when it was, never your answers. It may take hours or days until they read it.
          </p>
          <p>
            From then on we also tell them when a screening says the same. You can stop this in your
            account.
          </p>
          {notify.failure === undefined ? null : (
            <p role="alert" className="field-error">
              No one has been notified. {describeFailure(notify.failure)} Please call one of the
              numbers.
            </p>
          )}
          <ActionButton variant="quiet" action={notify} busyLabel="Telling...">
            Tell a clinician
          </ActionButton>
        </section>
      ) : null}
    </>
  )
}
