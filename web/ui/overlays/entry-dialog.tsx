import { type ReactNode, useState } from 'react'
import { ActionButton } from '../actions/action-button.tsx'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { FactList } from '../fact-list.tsx'
import { Dialog } from './dialog.tsx'

export interface EntryDialogProps {
  /** "Nshima, lunch" */
  title: string
  facts: readonly (readonly [string, ReactNode])[]
  /** What it was before each correction, newest first. */
  former: readonly { id: string; text: string }[]
  /** The form that corrects it. */
  form: ReactNode
  onRemove: () => Promise<unknown>
  onClose: () => void
}

/** One entry of a log with all that is known of it, to correct or to remove. Neither asks: both can be taken back. */
export function EntryDialog({ title, facts, former, form, onRemove, onClose }: EntryDialogProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const removing = useAction(onRemove, { failure: 'The entry is not removed' })
  return (
    <Dialog open onClose={onClose} title={isCorrecting ? `Correct: ${title}` : title}>
      {isCorrecting ? (
        form
      ) : (
        <>
          <FactList facts={facts} />
          {former.length > 0 ? (
            <ul className="grid gap-1 text-muted">
              {former.map(({ id, text }) => (
                <li key={id} className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          ) : null}
          <div className="form-actions">
            <Button data-adds-fields="corrects" onClick={() => setCorrecting(true)}>
              Correct
            </Button>
            <ActionButton variant="quiet" action={removing} busyLabel="Removing...">
              Remove
            </ActionButton>
          </div>
        </>
      )}
    </Dialog>
  )
}
