import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminDeskPayment } from '#domain/desk/payments.ts'
import { DaySums } from './day-sums.tsx'
import { dayAfter } from '#domain/values/lusaka.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDate, formatTime } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { backWays, means } from './means.ts'
import { deskPaymentsOf } from './desk-payment-queries.ts'

const fetchForm = async () => (await import('./reversal-form.tsx')).ReversalForm

/** So many days are offered, this one first. */
const shownDays = 62

/** What was paid on a day, by the way it came, and the way to reverse what the desk took by mistake. */
export function DeskPaymentsPart() {
  const today = dayOf(useNow())
  const [chosen, setChosen] = useState<string>()
  const day = chosen ?? today
  const query = useQuery(deskPaymentsOf(day))
  const [asked, setAsked] = useState<AdminDeskPayment>()
  const { Part: ReversalForm, bring } = useLazyComponent(fetchForm, 'The form could not be opened')
  const ask = async (payment: AdminDeskPayment) => {
    if (await bring()) setAsked(payment)
  }
  const end = () => setAsked(undefined)
  const actions: Column<AdminDeskPayment> = {
    header: 'Reverse',
    isActions: true,
    cell: (payment) =>
      payment.reversed_at || payment.came_by !== 'desk' ? null : (
        <Button
          variant="quiet"
          data-adds-fields="reason"
          data-of={payment.id}
          onClick={() => void ask(payment)}
        >
          Reverse
          <VisuallyHidden>
            {' '}
            <span translate="no">
              {formatMoney(payment.amount_ngwee)} of invoice {payment.number}
            </span>
          </VisuallyHidden>
        </Button>
      ),
  }
  return (
    <>
      <div className="mb-6">
        <SelectField
          name="desk_day"
          label="Day"
          options={Array.from({ length: shownDays }, (_, index) => dayAfter(today, -index)).map(
            (one) => ({ value: one, label: formatDate(one) }),
          )}
          value={day}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </div>
      <QueryView
        query={query}
        failed="Error fetching the payments"
        fallback={<Skeleton lines={4} />}
      >
        {(payments) =>
          payments.length === 0 ? (
            <p>No payment of an invoice was recorded for this day.</p>
          ) : (
            <>
              <DaySums payments={payments} />
              {paymentWays.map((way) => {
                const rows = payments.filter(({ came_by }) => came_by === way)
                return rows.length === 0 ? null : (
                  <div key={way} className="mt-6">
                    <DataTable
                      caption={captions[way]}
                      columns={way === 'desk' ? [...columns, actions] : columns}
                      rows={rows}
                      rowKey={({ id }) => id}
                    />
                  </div>
                )
              })}
            </>
          )
        }
      </QueryView>
      <Dialog
        open={asked !== undefined}
        onClose={end}
        title={asked ? `Reverse ${formatMoney(asked.amount_ngwee)} of ${asked.number}?` : ''}
      >
        {asked && ReversalForm ? (
          <ReversalForm key={asked.id} payment={asked} onDone={end} />
        ) : null}
      </Dialog>
    </>
  )
}

const paymentWays = ['desk', 'phone', 'elsewhere'] as const
const noOne = {
  desk: 'Account erased',
  phone: 'Paid by the patient',
  elsewhere: 'Not at the desk',
} as const
const captions = {
  desk: 'Payments at the front desk',
  phone: 'Payments by phone',
  elsewhere: 'Recorded by providers, or paid by insurers',
} as const

const columns: readonly Column<AdminDeskPayment>[] = [
  { header: 'Invoice', cell: ({ number }) => <span translate="no">{number}</span> },
  {
    header: 'Amount',
    cell: ({ amount_ngwee }) => <span translate="no">{formatMoney(amount_ngwee)}</span>,
    numeric: true,
  },
  {
    header: 'Paid by',
    cell: ({ paid_by, reference }) => (
      <>
        {means[paid_by]}
        {reference ? (
          <span className="block wrap-anywhere text-muted" translate="no">
            {reference}
          </span>
        ) : null}
      </>
    ),
  },
  {
    header: 'Taken by',
    cell: ({ taken_by_name, recorded_at, came_by }) => (
      <>
        {taken_by_name === null ? (
          noOne[came_by]
        ) : (
          <span className="wrap-anywhere" translate="no">
            {taken_by_name}
          </span>
        )}
        <span className="block text-muted">{formatTime(recorded_at)}</span>
      </>
    ),
  },
  {
    header: 'Counts',
    cell: ({ reversed_at, reversed_by_name, reversed_because, given_back }) =>
      reversed_at ? (
        <>
          <span className="font-bold text-danger">Reversed</span>
          <span className="block wrap-anywhere text-muted">
            {formatDate(dayOf(reversed_at))}
            {reversed_because ? (
              <>
                {', '}
                <span translate="no">
                  {reversed_by_name ?? 'account erased'}: {reversed_because}
                </span>
              </>
            ) : (
              ', by its provider'
            )}
          </span>
          {given_back ? (
            <span className="block wrap-anywhere">
              {given_back.way === null ? (
                'The desk is still to return it.'
              ) : (
                <>
                  {backWays[given_back.way]}
                  {given_back.given_at ? `, ${formatDate(dayOf(given_back.given_at))}` : ''}
                  {', '}
                  <span translate="no">
                    {given_back.given_by_name ?? 'account erased'}
                    {given_back.note ? `: ${given_back.note}` : ''}
                  </span>
                </>
              )}
            </span>
          ) : null}
        </>
      ) : (
        'Yes'
      ),
  },
]
