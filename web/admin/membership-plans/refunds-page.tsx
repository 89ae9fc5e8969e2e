import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefundCase, RefundDecision } from '#domain/membership/schema.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { MarketScales } from '#web/ui/drawings/market-scales.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { PageHeading, Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { decideRefund, refundCases } from './plan-queries.ts'
import { errorTitles, toasts } from '#web/admin/texts.ts'

const fetchDifferences = async () =>
  (await import('../payment-differences/differences-part.tsx')).DifferencesPart
const fetchFailed = async () => (await import('./failed-refunds.tsx')).FailedRefunds

interface Asked {
  refund: RefundCase
  decision: RefundDecision
}

/** Refund requests within the seven days: to refund, or to decline. */
export function RefundsPage() {
  const [asked, setAsked] = useState<Asked>()
  return (
    <AdminMain>
      <PageHeading
        title="Refunds"
        lead="Refunds requested within seven days of paying. Everyone named here can see that you read it."
      />
      <Lazy load={fetchFailed} props={{}} />
      <Cases onAsk={setAsked} />
      <Section title="Payments compared">
        <Lazy load={fetchDifferences} props={{}} fallback={<Skeleton lines={4} />} />
      </Section>
      <LusakaTimeNote />
      {asked ? (
        <DecisionDialog
          key={`${asked.refund.id} ${asked.decision}`}
          {...asked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </AdminMain>
  )
}

function Cases({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const query = useQuery(refundCases)
  return (
    <QueryView query={query} failed={errorTitles.refunds} fallback={<Skeleton lines={6} />}>
      {(data) => {
        const waiting = data.filter(({ refund_status }) => refund_status === 'requested')
        const decided = data.filter(({ refund_status }) => refund_status !== 'requested')
        return (
          <>
            <Section title={`Waiting (${waiting.length})`}>
              {waiting.length > 0 ? (
                <DataTable
                  caption="Refund requests, oldest first"
                  columns={[
                    ...columns,
                    {
                      header: 'Decision',
                      isActions: true,
                      cell: (refund) => decide(refund, onAsk),
                    },
                  ]}
                  rows={waiting}
                  rowKey={({ id }) => id}
                />
              ) : (
                <EmptyState drawing={<MarketScales width={180} />} text="No refund requests." />
              )}
            </Section>
            {decided.length > 0 ? (
              <Section title={`Decided (${decided.length})`}>
                <DataTable
                  boxed
                  caption="Decided refunds, newest first"
                  columns={[...columns, { header: 'Decision', cell: outcomeOf }]}
                  rows={decided}
                  rowKey={({ id }) => id}
                />
              </Section>
            ) : null}
          </>
        )
      }}
    </QueryView>
  )
}

const columns: readonly Column<RefundCase>[] = [
  {
    header: 'Who',
    cell: ({ full_name, email }) => (
      <>
        <span className="wrap-anywhere" translate="no">
          {full_name}
        </span>
        <span className="block font-normal wrap-anywhere text-muted">
          <EmailAddress address={email} />
        </span>
      </>
    ),
  },
  {
    header: 'Paid',
    cell: ({ plan_name, succeeded_at, receipt_number }) => (
      <>
        {plan_name}
        <span className="block text-muted">
          {formatDateTime(succeeded_at)}, receipt {String(receipt_number).padStart(6, '0')}
        </span>
      </>
    ),
  },
  {
    header: 'Amount',
    cell: ({ amount_ngwee }) => <span translate="no">{formatMoney(amount_ngwee)}</span>,
    numeric: true,
  },
  {
    header: 'Why',
    cell: ({ refund_reason, refund_requested_at }) => (
      <>
        <span className="wrap-anywhere whitespace-pre-line">{refund_reason ?? 'Not said'}</span>
        <span className="block text-muted">Asked {formatDateTime(refund_requested_at)}</span>
      </>
    ),
  },
]

const decide = (refund: RefundCase, onAsk: (asked: Asked) => void) => (
  <span className="flex flex-wrap gap-2">
    <Button variant="quiet" onClick={() => onAsk({ refund, decision: 'refunded' })}>
      Refund
      <VisuallyHidden>
        {' '}
        to <span translate="no">{refund.full_name}</span>
      </VisuallyHidden>
    </Button>
    <Button variant="quiet" onClick={() => onAsk({ refund, decision: 'refused' })}>
      Decline
      <VisuallyHidden>
        {' '}
        <span translate="no">{refund.full_name}</span>
      </VisuallyHidden>
    </Button>
  </span>
)

function outcomeOf({ refund_status, refund_sent_at, has_failed }: RefundCase) {
  if (refund_status === 'refused') return <strong className="text-danger">Declined</strong>
  if (has_failed) return <strong className="text-danger">Could not be sent</strong>
  return refund_sent_at ? `Sent ${formatDateTime(refund_sent_at)}` : 'On its way to the network'
}

function DecisionDialog({ refund, decision, onClose }: Asked & { onClose: () => void }) {
  const client = useQueryClient()
  const { id, full_name, amount_ngwee, plan_name } = refund
  const amount = formatMoney(amount_ngwee)
  const isSent = decision === 'refunded'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={
        isSent
          ? `Refund ${amount} to ${full_name}?`
          : `Decline the refund of ${amount} to ${full_name}?`
      }
      confirmLabel={isSent ? 'Refund' : 'Decline refund'}
      busyLabel={isSent ? 'Sending...' : 'Declining...'}
      cancelLabel="Not yet"
      confirmVariant={isSent ? 'leaf' : 'danger'}
      onConfirm={async () => {
        await decideRefund(client, id, decision)
        toast(isSent ? toasts.refunded : toasts.refundRejected)
      }}
    >
      <p>
        {isSent
          ? `It goes to the number that paid, and the month of ${plan_name} ends. You cannot undo this.`
          : `${full_name} keeps the month of ${plan_name}, and gets an email. You cannot undo this.`}
      </p>
    </ConfirmDialog>
  )
}
