import { formatMegabytes } from '#domain/calls/data-cost.ts'
import type { Call } from '#domain/calls/schema.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import type { Places } from '../texts.ts'
import type { TalkState } from './talk.ts'

interface EndedCallProps {
  call: Call
  state: TalkState
  places: Places
  onAgain: () => void
}

/** After the call: what it used, and what comes next. */
export function EndedCall({ call, state, places, onAgain }: EndedCallProps) {
  return (
    <>
      <PageHeading title="The call has ended" />
      <div className="call-part">
        <p>
          You used {formatMegabytes(state.bytes)} of data. Your microphone is off. Nothing was
          recorded.
        </p>
        {call.role === 'patient' ? (
          <p>
            Do you want to add something? Write a message to{' '}
            <span translate="no">{call.other.full_name}</span>.
          </p>
        ) : null}
        <div className="form-actions">
          <LinkButton to={call.role === 'patient' ? places.messages : places.list}>
            {call.role === 'patient' ? 'Open messages' : 'Open calendar'}
          </LinkButton>
          <Button variant="quiet" onClick={onAgain}>
            Enter again
          </Button>
        </div>
      </div>
    </>
  )
}
