import { useEffect, useState } from 'react'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { watchLevel } from './microphone.ts'
import { NoMicrophone } from './no-microphone.tsx'
import type { Microphone } from './use-microphone.ts'

/** From this level on the microphone is taken to hear someone. */
const heardFrom = 0.15

/** The check of the microphone: its level after permission, and the advice without permission. */
export function MicrophoneCheck({ microphone }: { microphone: Microphone }) {
  const { stream, failure, open } = microphone
  const opening = useAction(open)
  return (
    <section className="call-part" aria-labelledby="microphone">
      <h2 id="microphone">Check your microphone</h2>
      {stream ? (
        <Level stream={stream} />
      ) : (
        <>
          {failure ? (
            <NoMicrophone failure={failure} />
          ) : (
            <p>Your browser asks whether this page may use it. Choose Allow.</p>
          )}
          <p>
            <ActionButton action={opening} variant="quiet" busyLabel="Waiting for your answer...">
              {failure ? 'Try again' : 'Check microphone'}
            </ActionButton>
          </p>
        </>
      )}
    </section>
  )
}

function Level({ stream }: { stream: MediaStream }) {
  const [level, setLevel] = useState(0)
  const [isHeard, setHeard] = useState(false)
  useEffect(
    () =>
      watchLevel(stream, (now) => {
        setLevel(now)
        if (now >= heardFrom) setHeard(true)
      }),
    [stream],
  )
  return (
    <>
      <meter
        className="call-level"
        aria-label="Level of your microphone"
        min={0}
        max={1}
        value={level}
      />
      <p role="status">
        {isHeard ? 'Your microphone works.' : 'Say something. The bar moves when we hear you.'}
      </p>
    </>
  )
}
