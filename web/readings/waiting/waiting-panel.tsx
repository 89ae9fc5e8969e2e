import { useEffect, useState } from 'react'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { formatRecent } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useServerNow } from '#web/platform/use-server-now.ts'
import type { WrittenMeasure } from '../measure.ts'
import { type AnyReading, useCare } from '../queries.ts'
import { longestWait } from '#domain/readings/measures.ts'
import { possibleTimes } from '#web/platform/calls/entry-age.ts'
import { placeOf } from '#web/platform/calls/kept/kept-lists.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { clocksNow } from '#web/platform/calls/stamp.ts'
import { useOutbox, useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { readingOutbox } from './outbox.ts'
import { previewOf } from './previews.ts'
import type { Rejected } from './queue.ts'
import { headingOf, howMany, textOnStay } from './texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { AskWhen } from '#web/ui/actions/ask-when.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

export interface WaitingPanelProps<Reading extends AnyReading> {
  measure: WrittenMeasure<Reading>
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
  const { now } = useServerNow()
  const { page, kind, show } = measure
  const care = useCare()

  useEffect(() => {
    const own = readings.filter((one) => one.kind === kind.key)
    onChange(own.map(({ typed, ...stamp }) => previewOf<Reading>(kind, typed, stamp)).reverse())
    return () => onChange([])
  }, [readings, kind, onChange])

  const rows = readings
    .filter((one) => one.kind === kind.key)
    .map(({ blockedBy, ...waiting }) => ({
      waiting,
      isTimeUnknown: blockedBy === 'time',
      rejection: blockedBy instanceof Object ? blockedBy.rejected : undefined,
      row: previewOf<Reading>(kind, waiting.typed, waiting),
    }))
  const place = placeOf(outboxKeys.readings)
  const heading = headingOf(
    readings.filter((one) => one.kind === kind.key).map(({ blockedBy }) => blockedBy),
    place,
  )
  const valueOf = (row: Reading) => `${show(row).value} ${show(row).unit}`

  if (rows.length === 0) return null
  return (
    <Card className="grid gap-4 bg-copper-wash">
      <div role="status" className="grid gap-2">
        <h2>{heading}</h2>
        <p>{howMany(rows.length)}</p>
      </div>
      <ul className="grid gap-2" aria-label="Unsent readings">
        {rows.map(({ row, waiting, isTimeUnknown, rejection }) => (
          <li
            key={row.id}
            className="flex max-w-none flex-wrap items-center justify-between gap-4 border-t border-hairline pt-2"
          >
            <div>
              <p className="font-bold">{valueOf(row)}</p>
              <p className="text-sm text-muted">
                {[
                  show(row, care).verdict.short,
                  show(row, care).word,
                  isTimeUnknown ? '' : formatRecent(row.created_at, now),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {rejection === undefined ? null : (
                <p className="text-danger">Not accepted. {rejection}</p>
              )}
            </div>
            <div className="flex flex-wrap justify-end gap-2">
              {rejection === undefined ? null : (
                <Button
                  variant="quiet"
                  aria-label={`Edit ${valueOf(row)}`}
                  onClick={() => onEdit(waiting)}
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
            {isTimeUnknown ? (
              <AskWhen
                question="When did you measure this?"
                about={valueOf(row)}
                times={possibleTimes(waiting, clocksNow(), longestWait)}
                now={now}
                onAnswer={(at) => void readingOutbox.setTime(row.id, at)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{textOnStay(place)}</p>
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
