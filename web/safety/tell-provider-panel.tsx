import { useState } from 'react'

import { brand } from '#domain/brand.ts'
import type { SafetyAlertRaised } from '#domain/safety/schema.ts'
import { useSession } from '#web/app/session.ts'
import { Button } from '#web/ui/button.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { NobodyIsWatching } from '#web/safety/call-list.tsx'
import { ToldNote } from '#web/safety/told-note.tsx'

/** Only somebody with an account has a provider here, so only they fetch the calls. */
const calls = () => import('#web/safety/provider-alert.ts')

/**
 * Says that no one knows, and offers to notify a provider. What the server has not confirmed is never
 * claimed.
 *
 * @param props.alertId of this one moment, so that a retry tells nobody twice
 */
export function TellProviderPanel({ alertId }: { alertId: string }) {
  const session = useSession()
  const id = session?.user.id
  const [told, setTold] = useState<SafetyAlertRaised>()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [consentId] = useState(() => crypto.randomUUID())

  async function tell() {
    setSending(true)
    setFailure(undefined)
    try {
      setTold(await (await calls()).agreeAndTell(alertId, consentId))
    } catch (reason) {
      setFailure(reason)
    } finally {
      setSending(false)
    }
  }

  if (told) return <ToldNote told={told} />
  return (
    <>
      <div role="status">
        <NobodyIsWatching />
      </div>
      {id !== undefined ? (
        <section className="safety-offer" aria-labelledby="tell-provider">
          <h2 id="tell-provider">Shall your provider know?</h2>
          <p>
            If a provider here has an appointment with you, we can tell them that you may not be
            safe. They get an email without your name. In {brand.name} they see your name, how to
            reach you and when it was, never your answers. It may take hours or days until they read
            it.
          </p>
          <p>
            From then on they are also told when a screening says the same, until you take it back
            in your account.
          </p>
          {failure === undefined ? null : (
            <p role="alert" className="field-error">
              Nobody has been told. {describeFailure(failure)} Please call one of the numbers.
            </p>
          )}
          <Button variant="quiet" disabled={isSending} onClick={() => void tell()}>
            {isSending ? 'Telling...' : 'Tell my provider'}
          </Button>
        </section>
      ) : null}
    </>
  )
}
