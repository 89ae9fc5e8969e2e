import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Card, VisuallyHidden } from '#web/ui/layout/page.tsx'
import type { Unsent } from '#web/platform/calls/outbox-kind.ts'
import { useOutbox } from '#web/platform/calls/use-outbox.ts'
import { messageOutbox, type WaitingMessage } from './outbox.ts'
import { placeOf } from '#web/platform/calls/kept/kept-lists.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { wordsOn } from './texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

/** Messages that could not be sent yet, and what the user can do about them. */
export function WaitingPanel({ takesFocus }: { takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { waiting } = useOutbox(messageOutbox)
  const sendNow = useAction(messageOutbox.sendAll)
  const [asked, setAsked] = useState<WaitingMessage>()
  useEffect(() => messageOutbox.keepSending(), [])
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  if (waiting.length === 0) return null
  const isHopeless = waiting.every(rejectionOf)
  const words = wordsOn({
    isOfVisitor: waiting.some(({ userId }) => userId === undefined),
    place: placeOf(outboxKeys.messages),
  })

  return (
    <Card className="mb-6 grid gap-4 bg-copper-wash">
      <div role="status" className="grid gap-2">
        <h2 ref={heading} tabIndex={-1}>
          {isHopeless ? 'Your message was not accepted' : words.title}
        </h2>
        <p>
          {isHopeless
            ? 'It is only on this phone. Write it again as asked below, and remove it here.'
            : words.text}
        </p>
      </div>
      <ul>
        {waiting.map((message) => (
          <li
            key={message.id}
            className="flex max-w-none flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <strong>{message.subject}</strong>
              <span className="block text-muted">
                {rejectionOf(message) ?? `Written on ${formatDateTime(message.submittedAt)}`}
              </span>
            </span>
            <Button variant="quiet" onClick={() => setAsked(message)}>
              Remove<VisuallyHidden> {message.subject}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {isHopeless ? null : (
        <div className="form-actions">
          <ActionButton action={sendNow} busyLabel="Sending...">
            Send now
          </ActionButton>
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove “${asked?.subject ?? ''}” from this phone?`}
        confirmLabel="Remove it"
        onConfirm={() => {
          if (asked) messageOutbox.remove(asked.id)
        }}
      >
        <p>It has not been sent, so no one else has it.</p>
      </ConfirmDialog>
    </Card>
  )
}

const rejectionOf = ({ blockedBy }: Unsent<WaitingMessage>) =>
  blockedBy instanceof Object ? blockedBy.rejected : undefined
