import { useId, useState } from 'react'
import type { BilledMonth } from '#domain/practice/billing/schema.ts'
import { niceSpan, percentOf } from '#web/ui/charts/chart-scale.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { ValueGrid } from '#web/ui/charts/value-grid.tsx'

const percent = (value: number) => `${value}%`
const title = 'What your sessions brought'
const looks = { paid: 'fill-leaf', owed: 'fill-leaf-wash stroke-leaf' }
const keys = [
  ['Paid', looks.paid],
  ['To be paid', looks.owed],
] as const

/**
 * The revenue of each of the last twelve months, by the day of the session: paid in leaf, unpaid
 * above it in outline. The same figures are in a table, always there for screen readers and shown
 * to all on request.
 */
export function MonthsChart({ months }: { months: readonly BilledMonth[] }) {
  const captionId = useId()
  const [isTableShown, setTableShown] = useState(false)
  const hasMoney = months.some(({ paid_ngwee, owed_ngwee }) => paid_ngwee + owed_ngwee > 0)
  const span = niceSpan(
    [0, ...months.map(({ paid_ngwee, owed_ngwee }) => (paid_ngwee + owed_ngwee) / 100)],
    4,
  )
  const width = 100 / months.length
  const filled = months.filter(({ sessions }) => sessions > 0).toReversed()
  return (
    <figure className="chart" aria-labelledby={captionId}>
      <figcaption className="chart-caption">
        <span className="chart-title" id={captionId}>
          {title}
        </span>
        <span className="chart-unit">kwacha</span>
        {hasMoney ? (
          <span className="chart-legend">
            {keys.map(([label, look]) => (
              <span key={label} className="chart-key">
                <svg width="14" height="14" aria-hidden="true">
                  <rect className={look} x="1" y="1" width="12" height="12" />
                </svg>
                {label}
              </span>
            ))}
          </span>
        ) : null}
      </figcaption>
      {hasMoney ? (
        <div className="chart-plot">
          <svg
            className="chart-canvas"
            width="100%"
            height="100%"
            role="img"
            aria-label={`Chart: ${title}`}
          >
            <ValueGrid span={span} />
            {months.map((month, index) => (
              <Bar key={month.month} month={month} x={index * width} width={width} span={span} />
            ))}
            <g>
              {months.map(({ month }, index) => (
                <text
                  key={month}
                  // Where there is little space, every third, and the current one among them.
                  className={(months.length - 1 - index) % 3 === 0 ? '' : 'chart-days-many'}
                  x={percent((index + 0.5) * width)}
                  y="100%"
                  dy="24"
                  textAnchor="middle"
                >
                  {formatMonth(month).slice(0, 3)}
                </text>
              ))}
            </g>
          </svg>
        </div>
      ) : (
        <p className="text-muted">Nothing issued in the last twelve months.</p>
      )}
      {filled.length > 0 ? (
        <>
          <button
            type="button"
            className="chart-toggle link"
            aria-expanded={isTableShown}
            onClick={() => setTableShown(!isTableShown)}
          >
            {isTableShown ? 'Hide the table' : 'Show as a table'}
          </button>
          <div className={isTableShown ? '' : 'sr-only'}>
            <DataTable
              caption="The last twelve months, by the day of the session"
              boxed={isTableShown}
              rows={filled}
              rowKey={({ month }) => month}
              columns={[
                { header: 'Month', cell: ({ month }) => formatMonth(month) },
                { header: 'Sessions', cell: ({ sessions }) => sessions, numeric: true },
                {
                  header: 'Paid',
                  cell: ({ paid_ngwee }) => <span translate="no">{formatMoney(paid_ngwee)}</span>,
                  numeric: true,
                },
                {
                  header: 'To be paid',
                  cell: ({ owed_ngwee }) => <span translate="no">{formatMoney(owed_ngwee)}</span>,
                  numeric: true,
                },
                { header: 'Nothing to pay', cell: ({ waived }) => waived, numeric: true },
              ]}
            />
          </div>
        </>
      ) : null}
    </figure>
  )
}

function Bar(props: {
  month: BilledMonth
  x: number
  width: number
  span: { from: number; to: number }
}) {
  const { month, x, width, span } = props
  const paid = percentOf(month.paid_ngwee / 100, span)
  const owed = percentOf(month.owed_ngwee / 100, span)
  const place = { x: percent(x + width * 0.18), width: percent(width * 0.64) }
  return (
    <g>
      {paid > 0 ? (
        <rect className={looks.paid} y={percent(100 - paid)} height={percent(paid)} {...place} />
      ) : null}
      {owed > 0 ? (
        <rect
          className={looks.owed}
          y={percent(100 - paid - owed)}
          height={percent(owed)}
          {...place}
        />
      ) : null}
      <title>
        {`${formatMonth(month.month)}: ${formatMoney(month.paid_ngwee)} paid, ${formatMoney(month.owed_ngwee)} to be paid`}
      </title>
    </g>
  )
}
