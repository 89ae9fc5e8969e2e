import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { NoMicrophone } from '../join/no-microphone.tsx'
import { type ReEnteringProps, useReEntering } from './use-re-entering.ts'

/** Another device of the user has entered: this one is out, and can come back. */
export function ReEntry(props: ReEnteringProps) {
  const entering = useReEntering(props)
  const { failure } = props.microphone
  return (
    <>
      <PageHeading title="You are in this session on another device" />
      <div className="call-part">
        <p>Only one of your devices can be in the session. Was it not you? Log out there.</p>
        {failure ? <NoMicrophone failure={failure} /> : null}
        <div className="form-actions">
          <ActionButton action={entering} busyLabel="Connecting...">
            Use this device
          </ActionButton>
        </div>
      </div>
    </>
  )
}
