import { useEffect, useState } from 'react'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { formatRecent } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { useCare } from '../care/queries.ts'
import type { Measure } from '../measure.ts'
import type { AnyReading } from '../queries.ts'
import { clockWasChanged } from './time-typed.ts'
import { isInTab } from '#web/platform/calls/outbox.ts'
import { useOutbox, useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { readingOutbox } from './outbox.ts'
import { previewOf } from './previews.ts'
import type { Rejected } from './queue.ts'
import { howMany, toasts, textOnStay } from './texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

export interface WaitingPanelProps<Reading extends AnyReading> {
  measure: Measure<Reading>
  /** Called with the queued readings, newest first, and with removed ones. */
  onChange: (readings: readonly Reading[]) => void
  onRemove: (id: string) => void
  /** The person corrects one that the server rejected. */
  onEdit: (rejected: Rejected) => void
}

/** The readings of a hub that are not sent yet, each as it was typed, to send, edit or remove. */
export function WaitingPanel<Reading extends AnyReading>(props: WaitingPanelProps<Reading>) {
  const { measure, onChange, onRemove, onEdit } = props
  const { waiting: readings } = useOutbox(readingOutbox)
  const needsConsent = readings.some(({ blockedBy }) => blockedBy === 'consent')
  useOutboxSending(readingOutbox)
  const sendNow = useAction(readingOutbox.sendAll)
  const [asked, setAsked] = useState<Reading>()
  const now = useNow()
  const { page, kind, show } = measure
  const care = useCare()

  useEffect(() => {
    const own = readings.filter((one) => one.kind === kind.key)
    onChange(own.map(({ typed, at }) => previewOf(kind, typed, at)).reverse())
    return () => onChange([])
  }, [readings, kind, onChange])

  const rows = readings
    .filter((one) => one.kind === kind.key)
    .map(({ typed, at, blockedBy }) => ({
      typed,
      at,
      rejection: blockedBy instanceof Object ? blockedBy.rejected : undefined,
      row: previewOf(kind, typed, at),
    }))
  const valueOf = (row: Reading) => `${show(row).value} ${show(row).unit}`

  if (rows.length === 0) return null
  return (
    <Card className="grid gap-4 bg-copper-wash">
      <div role="status" className="grid gap-2">
        <h2>{needsConsent ? 'Your readings need your consent' : toasts.waiting.title}</h2>
        <p>{howMany(rows.length)}</p>
      </div>
      <ul className="grid gap-2" aria-label="Unsent readings">
        {rows.map(({ row, typed, at, rejection }) => (
          <li
            key={row.id}
            className="flex max-w-none items-center justify-between gap-4 border-t border-hairline pt-2"
          >
            <div>
              <p className="font-bold">{valueOf(row)}</p>
              <p className="text-sm text-muted">
                {[show(row, care).verdict?.short, show(row, care).word].filter(Boolean).join(', ')},{' '}
                {formatRecent(row.created_at, now)}
              </p>
              {rejection === undefined ? null : (
                <p className="text-danger">Not accepted. {rejection}</p>
              )}
            </div>
            <div className="flex flex-wrap justify-end gap-2">
              {rejection === undefined || rejection === clockWasChanged ? null : (
                <Button
                  variant="quiet"
                  aria-label={`Edit ${valueOf(row)}`}
                  onClick={() => onEdit({ typed, at })}
                >
                  Edit
                </Button>
              )}
              <Button
                variant="quiet"
                aria-label={`Remove ${valueOf(row)}`}
                onClick={() => setAsked(row)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{textOnStay(isInTab())}</p>
      <div className="form-actions">
        {needsConsent ? (
          <LinkButton to={`/consent?next=${page}`}>Read and decide</LinkButton>
        ) : (
          <ActionButton variant="quiet" action={sendNow} busyLabel="Sending...">
            Send now
          </ActionButton>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove ${asked ? valueOf(asked) : 'this reading'} from this phone?`}
        confirmLabel="Remove it"
        onConfirm={() => {
          if (!asked) return
          readingOutbox.remove(asked.id)
          onRemove(asked.id)
        }}
      >
        <p>It has not been sent, so it is nowhere else.</p>
      </ConfirmDialog>
    </Card>
  )
}
