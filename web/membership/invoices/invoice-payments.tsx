import { receiptNumberOf } from '#domain/practice/billing/receipt-number.ts'
import type { InvoicePayment, OwnInvoiceDetails } from '#domain/practice/billing/schema.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { fetchReceipt } from './invoice-queries.ts'
import { meansLabels, noDocument } from './texts.ts'

/** What was paid of an invoice, each with its receipt; a reversed payment has none. */
export function InvoicePayments({ invoice }: { invoice: OwnInvoiceDetails }) {
  const columns: readonly Column<InvoicePayment>[] = [
    {
      header: 'Receipt',
      cell: ({ nth }) => <span translate="no">{receiptNumberOf(invoice.number ?? '', nth)}</span>,
    },
    { header: 'Paid on', cell: ({ paid_on }) => formatDate(paid_on) },
    { header: 'Paid by', cell: ({ paid_by }) => meansLabels[paid_by] },
    {
      header: 'Amount',
      numeric: true,
      cell: ({ amount_ngwee }) => <span translate="no">{formatMoney(amount_ngwee)}</span>,
    },
    {
      header: 'Status',
      cell: ({ is_online, reversed_at }) =>
        reversed_at ? (is_online ? 'Refunded' : 'Reversed') : 'Received',
    },
    {
      header: 'Actions',
      isActions: true,
      cell: (payment) =>
        payment.reversed_at ? null : <ReceiptButton invoice={invoice} payment={payment} />,
    },
  ]
  return (
    <DataTable
      caption="Payments of this invoice"
      columns={columns}
      rows={invoice.payments}
      rowKey={({ id }) => id}
    />
  )
}

interface ReceiptProps {
  invoice: OwnInvoiceDetails
  payment: InvoicePayment
}

function ReceiptButton({ invoice, payment }: ReceiptProps) {
  const save = useAction(async () => saveAnswer(await fetchReceipt(invoice.id, payment.id)), {
    failure: noDocument,
  })
  return (
    <ActionButton
      variant="quiet"
      action={save}
      busyLabel="Fetching..."
      suffix={
        <VisuallyHidden>
          {' '}
          for <span translate="no">{formatMoney(payment.amount_ngwee)}</span>
        </VisuallyHidden>
      }
    >
      Receipt
    </ActionButton>
  )
}
