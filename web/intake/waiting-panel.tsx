import { useState } from 'react'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import type { Unsent } from '#web/platform/calls/outbox-kind.ts'
import { intakeOutbox, type WaitingForm } from './outbox.ts'
import { placeOf } from '#web/platform/calls/kept/kept-lists.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { wordsOn } from './texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

interface WaitingPanelProps {
  form: Unsent<WaitingForm>
  onChange: () => void
}

/** A form that could not be sent yet, and what the user can do about it. */
export function WaitingPanel({ form, onChange }: WaitingPanelProps) {
  const sendNow = useAction(intakeOutbox.sendAll)
  const [isAsking, setAsking] = useState(false)
  const { title, text, way } = wordsOn(form.blockedBy, placeOf(outboxKeys.forms))

  return (
    <Card className="grid max-w-144 gap-4 bg-copper-wash">
      <div role="status" className="grid gap-2">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <p className="text-muted">Written on {formatDateTime(form.submittedAt)}.</p>
      <div className="form-actions">
        {way ? (
          <LinkButton to={way.to}>{way.label}</LinkButton>
        ) : (
          <ActionButton action={sendNow} busyLabel="Sending...">
            Send now
          </ActionButton>
        )}
        <Button variant="quiet" onClick={onChange}>
          Change what I wrote
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Remove it from this phone
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove the intake form from this phone?"
        confirmLabel="Remove it"
        onConfirm={() => intakeOutbox.remove(form.id)}
      >
        <p>It has not been sent, so no one else has it. What you sent before stays.</p>
      </ConfirmDialog>
    </Card>
  )
}
