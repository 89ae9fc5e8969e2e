import { useEffect, useState } from 'react'
import { dataCost } from '#domain/calls/data-cost.ts'
import type { Call } from '#domain/calls/schema.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { errorTitles } from '../texts.ts'
import { type Joined, useEnterCallMutation } from '../use-enter-call-mutation.ts'
import { MicrophoneCheck } from './microphone-check.tsx'
import type { Microphone } from './use-microphone.ts'

interface JoinPanelProps {
  call: Call
  microphone: Microphone
  /** Fetches the page of the call, which comes after this panel. */
  load: () => Promise<unknown>
  onJoined: (joined: Joined) => void
}

/** Before the call: what it costs, whether the microphone works, and who may see the address. */
export function JoinPanel({ call, microphone, load, onJoined }: JoinPanelProps) {
  const enter = useEnterCallMutation(call, microphone)
  const [relay_only, setRelayOnly] = useState(false)
  useEffect(() => void load().catch(() => undefined), [load])

  const joining = useAction(async () => {
    await load()
    // What is missing is said beside the microphone.
    const joined = await enter({ relay_only })
    if (joined) onJoined(joined)
  })

  return (
    <div className="grid gap-8">
      <div className="call-part">
        <p className="text-lg font-bold">{dataCost}</p>
        <p>
          You start by voice. The camera stays off until you turn it on. This call is not recorded.
        </p>
        {call.role === 'provider' ? <Presence call={call} /> : null}
      </div>
      <MicrophoneCheck microphone={microphone} />
      <CheckboxField
        name="relay_only"
        label="Hide my network address"
        hint="The other cannot find out where you connect from. The call may be a little slower."
        checked={relay_only}
        onChange={({ target }) => setRelayOnly(target.checked)}
      />
      <div className="grid gap-3">
        {joining.failure ? (
          <div role="alert" className="call-warning">
            <p className="font-bold">{errorTitles.entering}</p>
            <p>{describeFailure(joining.failure)}</p>
          </div>
        ) : null}
        <div className="form-actions">
          <ActionButton action={joining} busyLabel="Joining...">
            Join by voice
          </ActionButton>
        </div>
      </div>
    </div>
  )
}

/** Whether the patient is there already. */
function Presence({ call: { phase, other } }: { call: Call }) {
  return (
    <p role="status">
      {phase === 'waiting' && other.is_present
        ? `${other.full_name} is in the waiting room.`
        : phase === 'waiting' || phase === 'empty'
          ? `${other.full_name} is not here yet.`
          : ''}
    </p>
  )
}
