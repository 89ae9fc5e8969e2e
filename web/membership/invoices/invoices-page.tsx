import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asksForMoney, openOf, stateOf } from '#domain/practice/billing/invoice-state.ts'
import type { OwnInvoice } from '#domain/practice/billing/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { MarketScales } from '#web/ui/drawings/market-scales.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Main, PageHeading, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { max, ownInvoices, step } from './invoice-queries.ts'
import { invoicesFailed, stateLabels, stateTones } from './texts.ts'

const fetchInsurance = async () => (await import('#web/insurance/insurance-part.tsx')).InsurancePart
const own = { whose: { by: 'self' } } as const

/** What providers have asked the user to pay, and what was paid. */
export function InvoicesPage() {
  const [limit, setLimit] = useState(step)
  const today = dayOf(useNow())
  return (
    <Main>
      <PageHeading title="Invoices" lead="What your providers ask you to pay for sessions." />
      <QueryView
        query={useQuery(ownInvoices(limit))}
        failed={invoicesFailed}
        fallback={<Skeleton lines={6} text="Loading invoices..." />}
      >
        {(invoices) =>
          invoices.length === 0 ? (
            <EmptyState
              drawing={<MarketScales width={200} />}
              text="No invoices yet. We email you when there is one."
            />
          ) : (
            <>
              <DataTable
                caption="Your invoices, the latest session first"
                columns={columnsOn(today)}
                rows={invoices}
                rowKey={({ id }) => id}
              />
              {invoices.length === limit && limit < max ? (
                <div className="mt-4">
                  <Button variant="quiet" onClick={() => setLimit((shown) => shown + step)}>
                    Show more
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </QueryView>
      <Lazy load={fetchInsurance} props={own} />
    </Main>
  )
}

const columnsOn = (today: string): readonly Column<OwnInvoice>[] => [
  {
    header: 'Invoice',
    cell: ({ number }) => (
      <span className="whitespace-nowrap" translate="no">
        {number}
      </span>
    ),
  },
  {
    header: 'From',
    cell: ({ provider_name }) => (
      <span className="wrap-anywhere md:inline-block md:min-w-36" translate="no">
        {provider_name}
      </span>
    ),
  },
  { header: 'Date', cell: ({ issued_at }) => issued_at && formatDate(issued_at) },
  {
    header: 'Amount',
    numeric: true,
    cell: ({ amount_ngwee }) => (amount_ngwee === null ? null : formatMoney(amount_ngwee)),
  },
  {
    header: 'Pay by',
    cell: (invoice) =>
      invoice.due_on && asksForMoney(stateOf(invoice, today)) ? formatDate(invoice.due_on) : null,
  },
  { header: 'Status', cell: (invoice) => <State invoice={invoice} today={today} /> },
  {
    header: 'Actions',
    isActions: true,
    cell: ({ id, number }) => (
      <Link to={`/invoices/${id}`} className="link link-alone">
        Open
        <VisuallyHidden>
          {' '}
          invoice <span translate="no">{number}</span>
        </VisuallyHidden>
      </Link>
    ),
  },
]

function State({ invoice, today }: { invoice: OwnInvoice; today: string }) {
  const state = stateOf(invoice, today)
  return (
    <span className={stateTones[state]}>
      {stateLabels[state]}
      {asksForMoney(state) && invoice.paid_ngwee > 0
        ? `, ${formatMoney(openOf(invoice))} left`
        : null}
    </span>
  )
}
