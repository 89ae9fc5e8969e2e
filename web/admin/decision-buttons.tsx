import { type ReactNode, useId, useState } from 'react'
import type { ZodMiniType, output } from 'zod/mini'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/page.tsx'

interface DecisionButtonsProps<Schema extends ZodMiniType> {
  /** Name of the user it is about. */
  name: string
  /** The decision with its reason, as it is sent. */
  schema: () => Promise<Schema>
  onDecide: (decision: output<Schema>) => Promise<void>
  yes: {
    label: string
    busyLabel: string
    /** The verb of the interface for it. */
    decision: string
    /** Why it cannot be approved: shown above the buttons. */
    off?: string | undefined
    /** What follows from it, and what else is decided with it: shown before it is sent. */
    consequence: ReactNode
    fields?: ReactNode
  }
  /** The verb of the interface for a rejection. */
  rejection: string
  /** What both ask for. */
  asks?: ReactNode
  /** What to look at before deciding. */
  children: ReactNode
}

/** An approval, confirmed once more, or a rejection with a reason. */
export function DecisionButtons<Schema extends ZodMiniType>(props: DecisionButtonsProps<Schema>) {
  const { name, schema, onDecide, yes, rejection, asks, children } = props
  const [asked, setAsked] = useState<'yes' | 'no'>()
  const offId = useId()
  const close = () => setAsked(undefined)
  const notYet = (
    <Button variant="quiet" onClick={close}>
      Not yet
    </Button>
  )
  return (
    <Card className="grid gap-4 self-start bg-copper-wash lg:sticky lg:top-6">
      <h2>Your decision</h2>
      {children}
      {yes.off ? (
        <p id={offId} className="font-bold text-danger">
          {yes.off}
        </p>
      ) : null}
      <div className="form-actions">
        <Button
          onClick={yes.off ? undefined : () => setAsked('yes')}
          aria-disabled={yes.off !== undefined}
          aria-describedby={yes.off && offId}
        >
          {yes.label}
        </Button>
        <Button variant="quiet" data-adds-fields="reason" onClick={() => setAsked('no')}>
          Reject
        </Button>
      </div>
      <Dialog open={asked === 'yes'} onClose={close} title={`${yes.label} ${name}?`}>
        <p>{yes.consequence}</p>
        <Form
          schema={schema}
          onSubmit={onDecide}
          submitLabel={yes.label}
          busyLabel={yes.busyLabel}
          actions={notYet}
        >
          <input type="hidden" name="decision" value={yes.decision} />
          {yes.fields}
          {asks}
        </Form>
      </Dialog>
      <Dialog open={asked === 'no'} onClose={close} title={`Reject ${name}?`}>
        <Form
          schema={schema}
          onSubmit={onDecide}
          submitLabel="Reject"
          busyLabel="Rejecting..."
          submitVariant="danger"
          actions={notYet}
        >
          <input type="hidden" name="decision" value={rejection} />
          <TextAreaField
            name="reason"
            label="Reason"
            hint="They read it as you write it: what is wrong, and what to send instead."
            maxLength={1000}
          />
          {asks}
        </Form>
      </Dialog>
    </Card>
  )
}

interface DecidedProps {
  title: string
  decided_at: string | null
  reason: string | null
}

/** The decision, and its reason. */
export function Decided({ title, decided_at, reason }: DecidedProps) {
  return (
    <Card className="self-start">
      <h2>{title}</h2>
      {decided_at ? <p className="text-muted">On {formatDateTime(decided_at)}</p> : null}
      {reason ? (
        <blockquote className="mt-4 rounded-surface bg-sunken p-4 wrap-anywhere whitespace-pre-line">
          {reason}
        </blockquote>
      ) : null}
    </Card>
  )
}
