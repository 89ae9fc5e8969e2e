import { useQueryClient } from '@tanstack/react-query'
import type { Till } from '#domain/desk/tills.ts'
import { writtenKwacha } from '#domain/practice/billing/amount.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { closeTill, reopenTill, setFloat } from './till-queries.ts'

const fetchSchemas = loadOnce(() => import('./till-schemas.ts'))

/** The cash that was in the till before the first payment. */
export function FloatForm({ float_ngwee, onDone }: { float_ngwee: number; onDone: () => void }) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await fetchSchemas()).floatForm}
      submitLabel="Save float"
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        await setFloat(client, typed.float_ngwee)
        toast({ title: 'Float saved', text: 'It counts as cash in your till.' })
        onDone()
      }}
      actions={<NotNow onDone={onDone} />}
    >
      <TextField
        name="float_ngwee"
        label="Cash in the till before the first payment, in kwacha"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={writtenKwacha(float_ngwee)}
      />
    </Form>
  )
}

/** Counts a till and closes it. */
export function CountForm({ till, onDone }: { till: Till; onDone: () => void }) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await fetchSchemas()).countForm}
      submitLabel="Close till"
      busyLabel="Saving..."
      onSubmit={async ({ counted_ngwee, note }) => {
        await closeTill(client, till.id, { counted_ngwee, note: note || null })
        toast({ title: 'Till closed', text: 'What you counted is saved.' })
        onDone()
      }}
      actions={<NotNow onDone={onDone} />}
    >
      <p>
        Count all cash, with the float, and enter the sum. Only then you see what is expected. After
        this the till takes no more cash of this day.
      </p>
      <TextField
        name="counted_ngwee"
        label="Counted, in kwacha"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        name="note"
        label="Why it differs"
        hint="Leave it empty at first: you are asked where your count differs."
        autoComplete="off"
        maxLength={300}
        optional
      />
    </Form>
  )
}

/** Opens a till of today again that was closed too early. */
export function ReopeningForm({ till, onDone }: { till: Till; onDone: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await fetchSchemas()).reopeningForm}
      submitLabel="Open till again"
      busyLabel="Opening..."
      onSubmit={async ({ reason }) => {
        const step = { till: till.id, closed_at: till.closed_at, reason }
        await reopenTill(client, till.id, { id: retry.keyFor(step), reason })
        retry.reset()
        toast({ title: 'Till open', text: 'It takes cash again. Count it once more at the end.' })
        onDone()
      }}
      actions={<NotNow onDone={onDone} />}
    >
      <p>
        You counted <span translate="no">{formatMoney(till.counted_ngwee ?? 0)}</span>. That count
        stays in the history, with your reason. Admins see both.
      </p>
      <TextField
        name="reason"
        label="Why you open it again"
        hint="For example: a patient came after the count. Do not write about anyone’s health."
        autoComplete="off"
        maxLength={300}
      />
    </Form>
  )
}

const NotNow = ({ onDone }: { onDone: () => void }) => (
  <Button variant="quiet" onClick={onDone}>
    Not now
  </Button>
)
