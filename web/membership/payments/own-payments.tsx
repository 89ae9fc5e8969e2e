import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { canRequestRefund } from '#domain/membership/payment-status.ts'
import type { Payment } from '#domain/membership/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { useNow } from '#web/platform/use-now.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { payingFailed, stateOf } from '../texts.ts'
import { fetchReceipt } from '../queries.ts'

const fetchAsking = async () => (await import('./refund-dialog.tsx')).RefundDialog

/**
 * The user's payments, with receipts, and the way to request a refund within the days of the
 * guarantee.
 */
export function OwnPayments({ payments }: { payments: UseQueryResult<Payment[]> }) {
  const now = useNow()
  const [returning, setReturning] = useState<Payment>()
  const { Part: RefundDialog, bring } = useLazyComponent(fetchAsking, payingFailed)
  async function ask(payment: Payment) {
    if (await bring()) setReturning(payment)
  }
  const mayRequestRefund = ({ purpose, status, refund_status, succeeded_at }: Payment) =>
    // The money of an invoice is the provider's: they refund it.
    purpose === 'plan' &&
    status === 'succeeded' &&
    refund_status === 'none' &&
    canRequestRefund(Date.parse(succeeded_at!), now)
  const columns: Column<Payment>[] = [
    { header: 'When', cell: ({ created_at }) => formatDateTime(created_at) },
    { header: 'For', cell: ({ plan_name }) => plan_name },
    {
      header: 'Amount',
      cell: ({ amount_ngwee }) => <span translate="no">{formatMoney(amount_ngwee)}</span>,
      numeric: true,
    },
    { header: 'State', cell: stateOf },
    {
      header: 'Actions',
      isActions: true,
      // Only a successful payment has a receipt or can be refunded.
      cell: (payment) =>
        payment.status !== 'succeeded' ? null : (
          <span className="flex flex-wrap gap-2">
            <ReceiptButton payment={payment} />
            {mayRequestRefund(payment) ? (
              <Button
                variant="quiet"
                data-adds-fields="reason"
                data-of={payment.id}
                onClick={() => void ask(payment)}
              >
                Request refund
              </Button>
            ) : null}
          </span>
        ),
    },
  ]
  return (
    <QueryView
      query={payments}
      failed="Error fetching payments"
      Failed={FailedSection}
      onlyFresh
      fallback={null}
    >
      {(rows) =>
        // A user without payments sees nothing of it.
        rows.length === 0 ? null : (
          <Section title="Your payments">
            <DataTable
              caption="Your payments"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
            {RefundDialog ? (
              <RefundDialog payment={returning} onClose={() => setReturning(undefined)} />
            ) : null}
          </Section>
        )
      }
    </QueryView>
  )
}

const FailedSection = (props: Parameters<typeof FailedState>[0]) => (
  <Section title="Your payments">
    <FailedState {...props} />
  </Section>
)

/** Passes the receipt of a payment to the browser. */
function ReceiptButton({ payment }: { payment: Payment }) {
  const fetch = useAction(async () => saveAnswer(await fetchReceipt(payment.id)), {
    failure: 'No receipt',
  })

  return (
    <ActionButton
      variant="quiet"
      action={fetch}
      busyLabel="Fetching..."
      suffix={<VisuallyHidden> for {payment.plan_name}</VisuallyHidden>}
    >
      Receipt
    </ActionButton>
  )
}
