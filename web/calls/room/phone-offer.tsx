import type { Call } from '#domain/calls/schema.ts'
import { dial } from '#domain/safety/helplines.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import type { Microphone } from '../join/use-microphone.ts'
import { failures } from '../texts.ts'
import { type Joined, useEntering } from '../use-entering.ts'

interface PhoneOfferProps {
  call: Call
  microphone: Microphone
  onJoined: (joined: Joined) => void
}

/** Where the connection carries no speech: an ordinary phone call, with one press. */
export function PhoneOffer({ call, microphone, onJoined }: PhoneOfferProps) {
  const enter = useEntering(call, microphone)
  const entering = useAction(
    async () => {
      const joined = await enter({ relay_only: call.relay_only })
      if (joined) onJoined(joined)
    },
    { failure: failures.entering },
  )
  const { phone, full_name } = call.other
  return (
    <div role="alert" className="call-warning">
      <p className="font-bold">The connection is too poor for this call.</p>
      {phone ? (
        <p>Go on by phone. It is an ordinary call and needs no data.</p>
      ) : (
        <p>We have no phone number of {full_name}. Go where the signal is better.</p>
      )}
      <div className="form-actions">
        {phone ? (
          <a className="button" href={dial(phone)}>
            <Icon name="phone" />
            Call {phone}
          </a>
        ) : null}
        <ActionButton action={entering} variant="quiet" busyLabel="Connecting...">
          Connect again
        </ActionButton>
      </div>
    </div>
  )
}
