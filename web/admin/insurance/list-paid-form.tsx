import { useQueryClient } from '@tanstack/react-query'
import type { ClaimsOfMonth } from '#domain/insurance/claims.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { payList } from './insurance-queries.ts'

const fetchSchemas = loadOnce(() => import('./claim-schemas.ts'))

interface ListPaidFormProps {
  list: ClaimsOfMonth['lists'][number]
  onDone: () => void
}

/** Records all of a list that has no answer as paid in full. */
export function ListPaidForm({ list: { id, unanswered }, onDone }: ListPaidFormProps) {
  const client = useQueryClient()
  const today = dayOf(useNow())
  const { count, amount_ngwee } = unanswered
  return (
    <Form
      schema={async () => (await fetchSchemas()).listPaidForm}
      submitLabel="Record payment"
      busyLabel="Saving..."
      onSubmit={async ({ paid_on }) => {
        await payList(client, id, { paid_on, claims: count, amount_ngwee })
        toast({ title: 'Payment recorded', text: 'Each claim of it is paid in full.' })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <p>
        {count === 1 ? '1 claim without an answer is' : `${count} claims without an answer are`}{' '}
        recorded as paid in full: <span translate="no">{formatMoney(amount_ngwee)}</span>. Enter
        what was rejected or paid in part first.
      </p>
      <DateField name="paid_on" label="Paid on" defaultValue={today} />
    </Form>
  )
}
