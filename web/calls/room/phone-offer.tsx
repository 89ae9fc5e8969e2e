import { dial } from '#domain/safety/helplines.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { type ReEnteringProps, useReEntering } from './use-re-entering.ts'

/** Where the connection carries no speech: an ordinary phone call, with one press. */
export function PhoneOffer(props: ReEnteringProps) {
  const entering = useReEntering(props)
  const { phone, full_name } = props.call.other
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
