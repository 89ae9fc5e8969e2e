import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Correction, Finance, FinanceSums, ProviderIncome } from '#domain/admin/finance.ts'
import { monthsUpTo } from '#domain/practice/billing/months.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles } from '#web/admin/texts.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { saveAnswer } from '#web/platform/save-file.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDateTime } from '#web/platform/values/dates.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { GrowingTable } from '#web/ui/growing-table.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { booksOf, correctionsOf, fetchLedger } from './finance-queries.ts'

const shownMonths = 24
const loadIncome = async () => (await import('./income-report.tsx')).IncomeReport

const loadDebts = async () => (await import('./insurer-debts.tsx')).InsurerDebts

/** The books of all providers by month, with no patient in them. */
export function FinancePage() {
  const [chosen, setChosen] = useState<string>()
  const months = monthsUpTo(dayOf(useNow()), shownMonths).toReversed()
  const month = chosen ?? months[0]!
  const save = useAction(async () => saveAnswer(await fetchLedger(month)), {
    failure: errorTitles.finance,
  })
  return (
    <AdminMain>
      <PageHeading
        title="Finance"
        lead="All income, and what providers invoiced. No patient is named here. Each reading is recorded."
      />
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <SelectField
          name="month"
          label="Month"
          options={months.map((one) => ({ value: one, label: formatMonth(one) }))}
          value={month}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
          CSV of invoices for the accountant
        </ActionButton>
      </div>
      <Section title="All income">
        <p className="mb-4">
          Visits, memberships and plans, by the day of the payment. Refunds and reversals are
          subtracted on the day on which they were made.
        </p>
        <Lazy load={loadIncome} props={{ month }} fallback={<Skeleton lines={8} />} />
      </Section>
      <Books month={chosen} />
      <Section title="What insurers owe">
        <Lazy load={loadDebts} props={{}} fallback={<Skeleton lines={4} />} />
      </Section>
      <Section title="Reversals, credit notes and refunds">
        <Corrections month={chosen} />
      </Section>
      <LusakaTimeNote />
    </AdminMain>
  )
}

const incomeOf = ({ received_ngwee, reversed_ngwee }: FinanceSums) =>
  formatMoney(received_ngwee - reversed_ngwee)

const providerColumns: readonly Column<ProviderIncome>[] = [
  {
    header: 'Provider',
    cell: ({ provider_name }) => (
      <span className="wrap-anywhere" translate="no">
        {provider_name}
      </span>
    ),
  },
  { header: 'Income', cell: incomeOf, numeric: true },
  {
    header: 'Invoiced',
    cell: ({ issued_ngwee }) => <span translate="no">{formatMoney(issued_ngwee)}</span>,
    numeric: true,
  },
  {
    header: 'Received',
    cell: ({ received_ngwee }) => <span translate="no">{formatMoney(received_ngwee)}</span>,
    numeric: true,
  },
  {
    header: 'Reversed',
    cell: ({ reversed_ngwee }) => <span translate="no">{formatMoney(reversed_ngwee)}</span>,
    numeric: true,
  },
  {
    header: 'Credited',
    cell: ({ credited_ngwee }) => <span translate="no">{formatMoney(credited_ngwee)}</span>,
    numeric: true,
  },
]

const unpaidColumns: readonly Column<Finance['unpaid'][number]>[] = [
  { header: 'Past the last day to pay', cell: ({ age }) => ages[age] },
  { header: 'Invoices', cell: ({ count }) => count, numeric: true },
  {
    header: 'Unpaid',
    cell: ({ open_ngwee }) => <span translate="no">{formatMoney(open_ngwee)}</span>,
    numeric: true,
  },
]
const ages: Record<Finance['unpaid'][number]['age'], string> = {
  'not due': 'Not due yet',
  '1 to 30 days': '1 to 30 days',
  '31 to 60 days': '31 to 60 days',
  'over 60 days': 'Over 60 days',
}

function Books({ month }: { month: string | undefined }) {
  const query = useInfiniteQuery(booksOf(month))
  const [first] = query.data?.pages ?? []
  return (
    <QueryView
      query={{ ...query, data: first }}
      failed={errorTitles.finance}
      fallback={<Skeleton lines={10} />}
    >
      {({ totals, unpaid }) => (
        <>
          <Section title="Visits by provider">
            <div className="mb-6">
              <FactList
                facts={[
                  ['Income of visits, all providers', incomeOf(totals)],
                  ['Invoiced', formatMoney(totals.issued_ngwee)],
                  ['Credited', formatMoney(totals.credited_ngwee)],
                ]}
              />
            </div>
            <GrowingTable
              caption="Visits by provider, by name"
              columns={providerColumns}
              rows={query.data!.pages.flatMap(({ providers }) => providers)}
              rowKey={({ provider_id }) => provider_id}
              more={{
                label: 'Show more providers',
                isThere: query.hasNextPage,
                isFetching: query.isFetchingNextPage,
                failure: query.isFetchNextPageError ? query.error : null,
                failureTitle: errorTitles.finance,
                onMore: () => void query.fetchNextPage(),
              }}
              end="These are all providers with entries in this month."
            />
          </Section>
          <Section title="Unpaid today">
            <DataTable
              caption="Unpaid invoices of all months, by age"
              columns={unpaidColumns}
              rows={unpaid}
              rowKey={({ age }) => age}
            />
          </Section>
        </>
      )}
    </QueryView>
  )
}

const kinds: Record<Correction['kind'], string> = {
  reversal: 'Payment reversed',
  'credit note': 'Credit note',
  refund: 'Refund sent',
}

const correctionColumns: readonly Column<Correction>[] = [
  {
    header: 'What',
    cell: ({ kind, number }) => (
      <>
        {kinds[kind]}
        <span className="block font-normal text-muted" translate="no">
          {number}
        </span>
      </>
    ),
  },
  { header: 'When', cell: ({ at }) => formatDateTime(at) },
  {
    header: 'Provider',
    cell: ({ provider_name }) => <span translate="no">{provider_name ?? 'None: a plan'}</span>,
  },
  {
    header: 'Amount',
    cell: ({ amount_ngwee }) => <span translate="no">{formatMoney(amount_ngwee)}</span>,
    numeric: true,
  },
]

function Corrections({ month }: { month: string | undefined }) {
  const query = useInfiniteQuery(correctionsOf(month))
  return (
    <QueryView
      query={{ ...query, data: query.data?.pages.flat() }}
      failed={errorTitles.finance}
      fallback={<Skeleton lines={4} />}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p>None in this month.</p>
        ) : (
          <GrowingTable
            caption="Reversals, credit notes and refunds, newest first"
            columns={correctionColumns}
            rows={rows}
            rowKey={({ id, kind }) => `${id} ${kind}`}
            more={{
              label: 'Show earlier ones',
              isThere: query.hasNextPage,
              isFetching: query.isFetchingNextPage,
              failure: query.isFetchNextPageError ? query.error : null,
              failureTitle: errorTitles.finance,
              onMore: () => void query.fetchNextPage(),
            }}
            end="These are all of this month."
          />
        )
      }
    </QueryView>
  )
}
