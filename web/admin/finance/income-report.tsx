import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Income, IncomeGroup, IncomeRow, IncomeSums } from '#domain/admin/income.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { IncomeChart } from './income-chart.tsx'
import { feesOf, groupNames, nameOf, titleOf } from './income-names.ts'
import { type Days, fetchIncome, incomeOf } from './income-queries.ts'

const spans = [
  { value: 'month', label: 'The month above' },
  { value: 'year', label: 'Twelve months up to it' },
]

/** The days of a month (`YYYY-MM`), or of the twelve months that end with it. */
function daysOf(month: string, span: string): Days {
  const next = `${dayAfter(`${month}-01`, 31).slice(0, 7)}-01`
  const to = dayAfter(next, -1)
  if (span === 'month') return { from: `${month}-01`, to }
  return { from: `${Number(next.slice(0, 4)) - 1}${next.slice(4)}`, to }
}

/** All income of the clinic, summed as an admin wants it, with a chart, a table and files. */
export function IncomeReport({ month }: { month: string }) {
  const [by, setBy] = useState<IncomeGroup>('day')
  const [span, setSpan] = useState('month')
  const days = daysOf(month, span)
  const query = useQuery(incomeOf(by, days))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <SelectField
          name="income_by"
          label="Show by"
          options={groupNames}
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value as IncomeGroup)}
        />
        <SelectField
          name="income_span"
          label="Period"
          options={spans}
          value={span}
          onChange={({ currentTarget }) => setSpan(currentTarget.value)}
        />
      </div>
      <QueryView query={query} failed={errorTitles.finance} fallback={<Skeleton lines={8} />}>
        {(income) => <Shown by={by} days={days} income={income} />}
      </QueryView>
      <div className="mt-4 flex flex-wrap gap-3">
        <SaveButton by={by} days={days} label="These sums as CSV" />
        <SaveButton by="entry" days={days} label="Each entry as CSV" />
      </div>
    </>
  )
}

function SaveButton({ by, days, label }: { by: IncomeGroup | 'entry'; days: Days; label: string }) {
  const save = useAction(async () => saveAnswer(await fetchIncome(by, days)), {
    failure: errorTitles.finance,
  })
  return (
    <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
      {label}
    </ActionButton>
  )
}

const money = (name: keyof IncomeSums, header: string): Column<IncomeRow> => ({
  header,
  cell: (row) => <span translate="no">{formatMoney(row[name])}</span>,
  numeric: true,
})

function Shown(props: { by: IncomeGroup; days: Days; income: Income }) {
  const { by, days, income } = props
  const { totals, rows } = income
  const captionId = useId()
  const title = titleOf(by)
  return (
    <>
      <div className="mb-6">
        <FactList
          facts={[
            ['Income', formatMoney(totals.income_ngwee)],
            ['Received', formatMoney(totals.received_ngwee)],
            ['Refunded or reversed', formatMoney(totals.returned_ngwee)],
            ['Fees of mobile money', feesOf(totals)],
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">Nothing was paid in this period.</p>
      ) : (
        <figure className="chart" aria-labelledby={captionId}>
          <figcaption className="chart-caption">
            <span className="chart-title" id={captionId}>
              {title}
            </span>
            <span className="chart-unit">kwacha</span>
          </figcaption>
          <IncomeChart by={by} title={title} rows={rows} days={days} />
          <div className="mt-4">
            <DataTable
              boxed
              caption={title}
              rows={rows}
              rowKey={({ key }) => key}
              columns={[
                {
                  header: groupNames.find(({ value }) => value === by)!.label,
                  cell: (row) => (
                    <span className="wrap-anywhere" translate="no">
                      {nameOf(by, row)}
                    </span>
                  ),
                },
                money('received_ngwee', 'Received'),
                money('returned_ngwee', 'Refunded or reversed'),
                money('income_ngwee', 'Income'),
                {
                  header: 'Fees',
                  cell: (row) => <span translate="no">{feesOf(row)}</span>,
                  numeric: true,
                },
              ]}
            />
          </div>
        </figure>
      )}
    </>
  )
}
