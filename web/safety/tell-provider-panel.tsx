import { useEffect, useState } from 'react'

import { brand } from '#domain/brand.ts'
import { useSession } from '#web/app/session.ts'
import { Button } from '#web/ui/button.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { NobodyIsWatching } from '#web/safety/call-list.tsx'

/** Only somebody with an account has a provider here, so only they fetch the calls. */
const calls = () => import('#web/safety/provider-alert.ts')

/** Names of those who have been told; undefined until the server said so. */
type Told = readonly string[] | undefined

interface TellProviderPanelProps {
  /** Of this one moment, so that a retry tells nobody twice. */
  alertId: string
  /**
   * Whether the person has said in a screening that they may be unsafe: that is what their consent is
   * about. Whoever only opens the safety page is asked each time.
   */
  isTold: boolean
}

/**
 * Says who knows. By itself nobody does; where the person agreed to it, their providers are told, and
 * otherwise they may choose so here. What the server has not confirmed is never claimed.
 */
export function TellProviderPanel({ alertId, isTold }: TellProviderPanelProps) {
  const session = useSession()
  const id = session?.user.id
  const [told, setTold] = useState<Told>()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [consentId] = useState(() => crypto.randomUUID())

  useEffect(() => {
    if (id === undefined || !isTold) return
    let isHere = true
    // A failure leaves the offer below, and the words that nobody has been told.
    void calls()
      .then(({ tellIfAgreed }) => tellIfAgreed(alertId))
      .then(
        (names) => isHere && setTold(names),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [id, alertId, isTold])

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

  return (
    <>
      <div role="status">
        {told?.length ? (
          <p className="safety-told">
            {namesOf(told)} {told.length === 1 ? 'has' : 'have'} been told and will see it when they
            next open {brand.name}. This is not an emergency service: if you need somebody now,
            please call one of the numbers.
          </p>
        ) : (
          <NobodyIsWatching />
        )}
        {told?.length === 0 ? (
          <p>Nobody could be told: no provider here has an appointment with you.</p>
        ) : null}
      </div>
      {id !== undefined && told === undefined ? (
        <section className="safety-offer" aria-labelledby="tell-provider">
          <h2 id="tell-provider">Shall your provider know?</h2>
          <p>
            If a provider here has an appointment with you, we can tell them that you may not be
            safe. They see your name, your e-mail address and when it was, never your answers, and
            only when they next open {brand.name}: that may take days.
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

/** "A", "A and B", "A, B and C". */
function namesOf(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
