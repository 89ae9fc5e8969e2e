import { useQuery } from '@tanstack/react-query'
import type { InvoicePayment } from '#domain/practice/billing/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NotShown } from '../practice-gate.tsx'
import { invoiceDetails } from './recorded-queries.ts'
import { errorTitles, meansLabels } from './texts.ts'

interface RecordedPaymentsProps {
  id: string
  onReverse: (payment: InvoicePayment) => void
}

/** What was paid and credited of an invoice; each payment can be reversed. */
export function RecordedPayments({ id, onReverse }: RecordedPaymentsProps) {
  return (
    <QueryView
      query={useQuery(invoiceDetails(id))}
      failed={errorTitles.invoices}
      Failed={NotShown}
      fallback={<Skeleton lines={2} />}
    >
      {({ payments, credit_notes }) =>
        payments.length + credit_notes.length === 0 ? null : (
          <ul className="my-4 border-t border-hairline" aria-label="Payments and credit notes">
            {payments.map((payment) => (
              <li
                key={payment.id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline py-2"
              >
                <span className={payment.reversed_at ? 'text-muted line-through' : undefined}>
                  <span translate="no">{formatMoney(payment.amount_ngwee)}</span>,{' '}
                  {formatDate(payment.paid_on)}, {meansLabels[payment.paid_by].toLowerCase()}
                  {payment.is_online ? ' here' : ''}
                </span>
                {payment.reversed_at ? (
                  <span className="text-muted">{payment.is_online ? 'Refunded' : 'Reversed'}</span>
                ) : (
                  <Button
                    variant="quiet"
                    data-adds-fields="reason"
                    data-of={payment.id}
                    onClick={() => onReverse(payment)}
                  >
                    {payment.is_online ? 'Refund' : 'Reverse'}
                    <VisuallyHidden>
                      {' '}
                      <span translate="no">{formatMoney(payment.amount_ngwee)}</span>
                    </VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
            {credit_notes.map((note) => (
              <li key={note.id} className="border-b border-hairline py-2">
                Credit note <span translate="no">{note.number}</span>:{' '}
                <span translate="no">{formatMoney(note.amount_ngwee)}</span>, {note.reason}
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}
