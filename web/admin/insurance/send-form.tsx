import { useQueryClient } from '@tanstack/react-query'
import type { ClaimSums } from '#domain/insurance/claims.ts'
import type { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { sendList } from './insurance-queries.ts'

const fetchSchemas = loadOnce(() => import('./claim-schemas.ts'))

interface SendFormProps {
  insurer_id: string
  month: string
  collected: ClaimSums
  retry: ReturnType<typeof useIdempotencyKey>
  onDone: () => void
}

/** Marks all that is collected of a month as sent, as it is seen. */
export function SendForm({ insurer_id, month, collected, retry, onDone }: SendFormProps) {
  const client = useQueryClient()
  const today = dayOf(useNow())
  const { count, amount_ngwee } = collected
  return (
    <Form
      schema={async () => (await fetchSchemas()).sentForm}
      submitLabel="Mark as sent"
      busyLabel="Saving..."
      onSubmit={async ({ sent_on }) => {
        const list = { insurer_id, month, sent_on, claims: count, amount_ngwee }
        await sendList(client, { ...list, id: retry.keyFor(list) })
        retry.reset()
        toast({ title: 'List marked as sent', text: 'Enter each answer when it comes.' })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <p>
        {count === 1 ? '1 claim' : `${count} claims`} of{' '}
        <span translate="no">{formatMoney(amount_ngwee)}</span>. Hand in the list first, then mark
        it here.
      </p>
      <DateField name="sent_on" label="Sent on" defaultValue={today} />
    </Form>
  )
}
