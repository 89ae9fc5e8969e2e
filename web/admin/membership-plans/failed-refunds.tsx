import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showPhone } from '#domain/phone/show-phone.ts'
import type { FailedRefund, RefundStep } from '#domain/membership/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { errorTitles } from '#web/admin/texts.ts'
import { failedRefunds, takeRefundStep } from './failed-refund-queries.ts'

const reasons: Record<string, string> = {
  no_wallet: 'The number has no mobile-money account any more.',
  limit: 'The number has reached its limit. Try again tomorrow.',
  network_down: 'The network takes nothing at the moment.',
  out_of_funds: 'There is too little in our pawaPay wallet. Top it up first.',
  sent_before: 'pawaPay says that it was refunded before. Look in its dashboard.',
  in_progress: 'pawaPay says that another refund of it is under way. Look in its dashboard.',
  too_large: 'pawaPay says that less came. Look in its dashboard.',
  not_allowed: 'Our pawaPay account may not send refunds. Ask pawaPay.',
}

interface Asked {
  refund: FailedRefund
  step: RefundStep['step']
}

/** Money that the aggregator could not send back. Nothing is shown where there is none. */
export function FailedRefunds() {
  const query = useQuery(failedRefunds)
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <QueryView query={query} failed={errorTitles.refunds} fallback={null}>
        {(rows) =>
          rows.length === 0 ? null : (
            <Section title={`Not sent (${rows.length})`}>
              <DataTable
                boxed
                caption="Refunds that could not be sent, the longest waiting first"
                columns={[
                  ...columns,
                  { header: 'Next', isActions: true, cell: (refund) => steps(refund, setAsked) },
                ]}
                rows={rows}
                rowKey={({ id }) => id}
              />
            </Section>
          )
        }
      </QueryView>
      {asked ? (
        <StepDialog
          key={`${asked.refund.refund_id} ${asked.step}`}
          {...asked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}

const columns: readonly Column<FailedRefund>[] = [
  {
    header: 'For',
    cell: ({ full_name, plan_name, receipt_number }) => (
      <>
        <span className="wrap-anywhere" translate="no">
          {full_name ?? 'Paid by a link'}
        </span>
        <span className="block font-normal text-muted">
          {plan_name}, receipt {String(receipt_number).padStart(6, '0')}
        </span>
      </>
    ),
  },
  {
    header: 'Number that paid',
    cell: ({ phone, network, network_reference }) => (
      <span translate="no">
        {showPhone(phone)}, {network}
        {network_reference ? (
          <span className="block wrap-anywhere text-muted">{network_reference}</span>
        ) : null}
      </span>
    ),
  },
  {
    header: 'Amount',
    cell: ({ amount_ngwee }) => <span translate="no">{formatMoney(amount_ngwee)}</span>,
    numeric: true,
  },
  {
    header: 'Why not',
    cell: ({ refund_failure, refund_requested_at }) => (
      <>
        {reasons[refund_failure] ?? 'The network gave no reason.'}
        <span className="block text-muted">Decided {formatDateTime(refund_requested_at)}</span>
      </>
    ),
  },
]

const steps = (refund: FailedRefund, onAsk: (asked: Asked) => void) => (
  <span className="flex flex-wrap gap-2">
    <Button
      variant="quiet"
      data-adds-fields="password"
      data-of={refund.id}
      onClick={() => onAsk({ refund, step: 'again' })}
    >
      Send again
      <VisuallyHidden>
        {' '}
        <span translate="no">{formatMoney(refund.amount_ngwee)}</span>
      </VisuallyHidden>
    </Button>
    <Button
      variant="quiet"
      data-adds-fields="password"
      data-of={refund.id}
      onClick={() => onAsk({ refund, step: 'settled' })}
    >
      Refunded in another way
      <VisuallyHidden>
        {' '}
        <span translate="no">{formatMoney(refund.amount_ngwee)}</span>
      </VisuallyHidden>
    </Button>
  </span>
)

function StepDialog({ refund, step, onClose }: Asked & { onClose: () => void }) {
  const client = useQueryClient()
  const { refund_id, amount_ngwee, phone } = refund
  const amount = formatMoney(amount_ngwee)
  const isAgain = step === 'again'
  return (
    <Dialog
      open
      onClose={onClose}
      title={isAgain ? `Send ${amount} again?` : `Was ${amount} refunded in another way?`}
    >
      <p>
        {isAgain
          ? `A new order sends it to ${showPhone(phone)}.`
          : 'Only once the payer has the money, for example in cash with a signature. You cannot undo this.'}
      </p>
      <Form
        schema={async () => (await import('#domain/admin/accounts.ts')).passwordAlone}
        submitLabel={isAgain ? 'Send again' : 'Yes, refunded'}
        busyLabel="Saving..."
        submitVariant={isAgain ? 'leaf' : 'danger'}
        onSubmit={async ({ password }) => {
          await takeRefundStep(client, refund_id, { step, password })
          onClose()
          toast(
            isAgain
              ? { title: 'On its way back', text: 'If it fails again, it is listed here.' }
              : { title: 'Saved', text: 'It counts as refunded.' },
          )
        }}
        actions={
          <Button variant="quiet" onClick={onClose}>
            Not yet
          </Button>
        }
      >
        <OwnPassword />
      </Form>
    </Dialog>
  )
}
