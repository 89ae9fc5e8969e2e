import { useQueryClient } from '@tanstack/react-query'
import { openOf } from '#domain/practice/billing/invoice-state.ts'
import type { OwnInvoiceDetails } from '#domain/practice/billing/schema.ts'
import { customerMessage } from '#domain/membership/statement.ts'
import { brand } from '#domain/values/brand.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { OwnPayerFields } from '../payments/own-payer-fields.tsx'
import { startInvoicePayment } from './attempt-queries.ts'

const fetchSchema = loadOnce(async () => (await import('../payments/pay-schema.ts')).paying)

interface PayInvoiceProps {
  invoice: OwnInvoiceDetails
  open: boolean
  /** The user's own number, as the initial value. */
  phone: string
  onClose: () => void
}

/** Asks for the mobile-money number, and has that phone prompt for its PIN. */
export function PayInvoiceDialog({ invoice, open, phone, onClose }: PayInvoiceProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const shown_open_ngwee = openOf(invoice)
  const amount = formatMoney(shown_open_ngwee)
  return (
    <Dialog open={open} onClose={onClose} title={`Pay invoice ${invoice.number}`}>
      <Form
        schema={fetchSchema}
        submitLabel={`Pay ${amount}`}
        busyLabel="Asking your phone..."
        onSubmit={async (typed) => {
          const wanted = { shown_open_ngwee, ...typed }
          await startInvoicePayment(client, invoice.id, {
            id: retry.keyFor({ invoice: invoice.id, ...wanted }),
            ...wanted,
          })
          retry.reset()
          onClose()
        }}
      >
        <p>
          {amount} to <span translate="no">{invoice.provider_name}</span>. Your phone asks for your
          PIN. We never see it. Your statement says {customerMessage(brand.name)} and nothing else.
        </p>
        <OwnPayerFields phone={phone} />
      </Form>
    </Dialog>
  )
}
