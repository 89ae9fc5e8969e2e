import { useState } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Surface } from '#web/ui/page.tsx'
import { dropWaiting, sendWaiting, type WaitingForm } from './outbox.ts'
import { type Hindrance, wordsOn } from './texts.ts'

interface WaitingPanelProps {
  form: WaitingForm
  hindrance: Hindrance
  onChange: () => void
}

/** A form that could not be sent yet, and what one may do about it. */
export function WaitingPanel({ form, hindrance, onChange }: WaitingPanelProps) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { title, text, way } = wordsOn(hindrance)

  async function sendNow() {
    setBusy(true)
    await sendWaiting()
    setBusy(false)
  }

  return (
    <Surface className="grid max-w-160 gap-4 border-l-4 border-l-copper">
      <div role="status" className="grid gap-2">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <p className="text-muted">Written on {formatDateTime(form.submittedAt)}.</p>
      <div className="form-actions">
        {way ? (
          <LinkButton to={way.to}>{way.label}</LinkButton>
        ) : (
          <Button disabled={isBusy} onClick={() => void sendNow()}>
            {isBusy ? 'Sending...' : 'Send now'}
          </Button>
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
        onConfirm={dropWaiting}
      >
        <p>It has not been sent, so nobody else has it. What you sent before stays.</p>
      </ConfirmDialog>
    </Surface>
  )
}
