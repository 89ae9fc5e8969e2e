import { useQueryClient } from '@tanstack/react-query'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { writtenKwacha } from '#domain/practice/billing/amount.ts'
import type { SessionPrices } from '#domain/practice/billing/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { savePrices } from './billing-queries.ts'
import { toasts } from './texts.ts'

/** The price of a session, by type, in kwacha; an empty field shows no price. */
export function PricesForm({ prices, onClose }: { prices: SessionPrices; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('./billing-schemas.ts')).pricesForm}
      submitLabel="Save prices"
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        await savePrices(client, typed)
        toast(toasts.prices)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p>
        In kwacha for one session. A draft without an amount gets this price. Other drafts keep
        their amount.
      </p>
      {sessionTypes.map((type) => {
        const price = prices[type]
        return (
          <TextField
            key={type}
            name={type}
            label={type}
            optional
            inputMode="decimal"
            autoComplete="off"
            defaultValue={price === null ? '' : writtenKwacha(price)}
          />
        )
      })}
    </Form>
  )
}
