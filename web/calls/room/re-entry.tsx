import type { Call } from '#domain/calls/schema.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { NoMicrophone } from '../join/no-microphone.tsx'
import type { Microphone } from '../join/use-microphone.ts'
import { failures } from '../texts.ts'
import { type Joined, useEntering } from '../use-entering.ts'

interface ReEntryProps {
  call: Call
  microphone: Microphone
  onJoined: (joined: Joined) => void
}

/** Another device of the user has entered: this one is out, and can come back. */
export function ReEntry({ call, microphone, onJoined }: ReEntryProps) {
  const enter = useEntering(call, microphone)
  const entering = useAction(
    async () => {
      const joined = await enter({ relay_only: call.relay_only })
      if (joined) onJoined(joined)
    },
    { failure: failures.entering },
  )
  return (
    <>
      <PageHeading title="You are in this session on another device" />
      <div className="call-part">
        <p>Only one of your devices can be in the session. Was it not you? Log out there.</p>
        {microphone.failure ? <NoMicrophone failure={microphone.failure} /> : null}
        <div className="form-actions">
          <ActionButton action={entering} busyLabel="Connecting...">
            Use this device
          </ActionButton>
        </div>
      </div>
    </>
  )
}
