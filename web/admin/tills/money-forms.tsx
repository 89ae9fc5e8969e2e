import { useQueryClient } from '@tanstack/react-query'
import type { BookMonth } from '#domain/admin/months.ts'
import type { AdminTill } from '#domain/desk/tills.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { closeMonth, closeTill, correctTill, reopenMonth } from './till-queries.ts'

const fetchSchemas = loadOnce(() => import('./till-schemas.ts'))

/** What is asked for: a correction of a till, or a step of a month. */
export type Asked = { till: AdminTill } | { month: BookMonth }

export function MoneyForm({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  if ('till' in asked && !asked.till.closed_at)
    return <CountingForm till={asked.till} onDone={onDone} />
  if ('till' in asked) return <CorrectionForm till={asked.till} onDone={onDone} />
  return asked.month.is_closed ? (
    <ReopeningForm month={asked.month} onDone={onDone} />
  ) : (
    <ClosingForm month={asked.month} onDone={onDone} />
  )
}

const NotNow = ({ onDone }: { onDone: () => void }) => (
  <Button variant="quiet" onClick={onDone}>
    Not now
  </Button>
)

function CorrectionForm({ till, onDone }: { till: AdminTill; onDone: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await fetchSchemas()).correctionForm}
      submitLabel="Enter correction"
      busyLabel="Saving..."
      onSubmit={async ({ password, ...entry }) => {
        const wanted = { till: till.id, ...entry }
        await correctTill(client, till.id, { ...entry, password, id: retry.keyFor(wanted) })
        retry.reset()
        toast({ title: 'Correction entered', text: 'The till stays as it was closed.' })
        onDone()
      }}
      actions={<NotNow onDone={onDone} />}
    >
      <TextField
        name="amount_ngwee"
        label="Added to what was expected, in kwacha"
        hint="For example 50 where cash was taken and not recorded, or -50 where it was recorded and not taken."
        autoComplete="off"
      />
      <TextField name="reason" label="Why" autoComplete="off" maxLength={300} />
      <OwnPassword />
    </Form>
  )
}

/** A till whose holder left, or forgot it. */
function CountingForm({ till, onDone }: { till: AdminTill; onDone: () => void }) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await fetchSchemas()).countingForm}
      submitLabel="Close till"
      busyLabel="Closing..."
      onSubmit={async (count) => {
        await closeTill(client, till.id, count)
        toast({ title: 'Till closed', text: 'What you counted is saved.' })
        onDone()
      }}
      actions={<NotNow onDone={onDone} />}
    >
      <p>Count all cash, with the float. After this the till takes no more cash of this day.</p>
      <TextField
        name="counted_ngwee"
        label="Counted, in kwacha"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField name="note" label="Why you count it" autoComplete="off" maxLength={300} />
      <OwnPassword />
    </Form>
  )
}

function ClosingForm({ month, onDone }: { month: BookMonth; onDone: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await fetchSchemas()).closingForm}
      submitLabel="Close month"
      busyLabel="Closing..."
      onSubmit={async ({ password }) => {
        const step = { version: month.version }
        const id = retry.keyFor({ month: month.month, ...step })
        await closeMonth(client, month.month, { ...step, password, id })
        retry.reset()
        toast({ title: 'Month closed', text: `${formatMonth(month.month)} is closed.` })
        onDone()
      }}
      actions={<NotNow onDone={onDone} />}
    >
      <p>
        After this no payment, refund, credit note or invoice is dated into{' '}
        {formatMonth(month.month)}. You can open the month again, with a reason.
      </p>
      {month.open_tills > 0 ? (
        <p className="font-bold">Tills of this month that are not closed: {month.open_tills}</p>
      ) : null}
      <OwnPassword />
    </Form>
  )
}

function ReopeningForm({ month, onDone }: { month: BookMonth; onDone: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await fetchSchemas()).reopeningForm}
      submitLabel="Open month again"
      busyLabel="Opening..."
      onSubmit={async ({ password, reason }) => {
        const step = { version: month.version, reason }
        const id = retry.keyFor({ month: month.month, ...step })
        await reopenMonth(client, month.month, { ...step, password, id })
        retry.reset()
        toast({ title: 'Month open', text: `${formatMonth(month.month)} is open again.` })
        onDone()
      }}
      actions={<NotNow onDone={onDone} />}
    >
      <TextField
        name="reason"
        label="Why"
        hint="It stays in the history."
        autoComplete="off"
        maxLength={300}
      />
      <OwnPassword />
    </Form>
  )
}
