import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'

interface NotSavedProps {
  name: string
  reason: string
  /** Whether the answers ask for safety. */
  isDanger: boolean
  onSave: () => Promise<void>
  onDiscard: () => void
}

/** Answers that could not be saved: they are sent again, or thrown away once staff have read what is lost. */
export function NotSaved({ name, reason, isDanger, onSave, onDiscard }: NotSavedProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="grid justify-items-start gap-2">
      <p role="alert">Not saved yet. The answers stay here while this page is open. {reason}</p>
      {isAsked ? (
        <div
          role="group"
          aria-label="Discard the answers?"
          className="grid justify-items-start gap-2"
        >
          <p>
            <strong>
              Discard the answers of <span translate="no">{name}</span>?
            </strong>{' '}
            The answers and the score are lost, and are in no record.
            {isDanger
              ? ' No safety alert is opened: you are the only one who knows that item 9 is above 0. Do first what is said above, and write it down.'
              : ''}{' '}
            You cannot undo this.
          </p>
          <div className="form-actions">
            <Button variant="danger" onClick={onDiscard}>
              Discard for good
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Keep them
            </Button>
          </div>
        </div>
      ) : (
        <div className="form-actions">
          <Button variant="quiet" onClick={() => void onSave()}>
            Send again
          </Button>
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Discard the answers
          </Button>
        </div>
      )}
    </div>
  )
}
