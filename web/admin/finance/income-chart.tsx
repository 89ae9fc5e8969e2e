import type { IncomeGroup, IncomeRow } from '#domain/admin/income.ts'
import { dayAfter, monthOf } from '#domain/values/lusaka.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { niceSpan, percentOf, type ValueSpan } from '#web/ui/charts/chart-scale.ts'
import { ValueGrid } from '#web/ui/charts/value-grid.tsx'
import { nameOf } from './income-names.ts'
import type { Days } from './income-queries.ts'

interface IncomeChartProps {
  by: IncomeGroup
  title: string
  rows: readonly IncomeRow[]
  days: Days
}

const percent = (value: number) => `${value}%`

/** Bars of income: upright for days and months, beside the names for the rest. The table has the same figures. */
export function IncomeChart(props: IncomeChartProps) {
  return props.by === 'day' || props.by === 'month' ? <Upright {...props} /> : <Beside {...props} />
}

const nothing = {
  name: null,
  received_ngwee: 0,
  returned_ngwee: 0,
  income_ngwee: 0,
  fees_ngwee: 0,
  fees_unknown: 0,
}

/** A row for each day or month of the period, also where nothing was paid: the axis is one of time. */
function inTime({ by, rows, days: { from, to } }: IncomeChartProps): IncomeRow[] {
  const keys = new Set<string>()
  for (let day = from; day <= to; day = dayAfter(day, 1))
    keys.add(by === 'day' ? day : monthOf(day))
  return [...keys].map((key) => rows.find((row) => row.key === key) ?? { key, ...nothing })
}

function Upright(props: IncomeChartProps) {
  const { by, title } = props
  const rows = inTime(props)
  const span = niceSpan([0, ...rows.map(({ income_ngwee }) => income_ngwee / 100)], 4)
  const width = 100 / rows.length
  // Four names have space on a phone.
  const every = Math.ceil(rows.length / 4)
  return (
    <div className="chart-plot">
      <svg
        className="chart-canvas"
        width="100%"
        height="100%"
        role="img"
        aria-label={`Chart: ${title}, in kwacha`}
      >
        <ValueGrid span={span} />
        {rows.map((row, index) => (
          <Bar key={row.key} {...{ by, row, span, width }} x={index * width} />
        ))}
        <g>
          {rows.map((row, index) =>
            index % every === 0 ? (
              <text
                key={row.key}
                x={percent((index + 0.5) * width)}
                y="100%"
                dy="24"
                textAnchor="middle"
              >
                {shortName(by, row)}
              </text>
            ) : null,
          )}
        </g>
      </svg>
    </div>
  )
}

/** `12 Nov`, or `Nov`. */
const shortName = (by: IncomeGroup, row: IncomeRow) =>
  by === 'month' ? nameOf(by, row).slice(0, 3) : nameOf(by, row).split(' ').slice(0, 2).join(' ')

function Bar(props: {
  by: IncomeGroup
  row: IncomeRow
  x: number
  width: number
  span: ValueSpan
}) {
  const { by, row, x, width, span } = props
  const zero = percentOf(0, span)
  const end = percentOf(row.income_ngwee / 100, span)
  return (
    <rect
      className={row.income_ngwee < 0 ? 'fill-leaf-wash stroke-leaf' : 'fill-leaf'}
      x={percent(x + width * 0.18)}
      width={percent(width * 0.64)}
      y={percent(100 - Math.max(zero, end))}
      height={percent(Math.abs(end - zero))}
    >
      <title>{`${nameOf(by, row)}: ${formatMoney(row.income_ngwee)}`}</title>
    </rect>
  )
}

function Beside({ by, rows }: IncomeChartProps) {
  const most = Math.max(1, ...rows.map(({ income_ngwee }) => Math.abs(income_ngwee)))
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li key={row.key} className="grid gap-1">
          <p className="flex justify-between gap-4">
            <span className="wrap-anywhere" translate="no">
              {nameOf(by, row)}
            </span>
            <span className="text-muted" translate="no">
              {formatMoney(row.income_ngwee)}
            </span>
          </p>
          <svg className="h-2 rounded-chip bg-sunken" width="100%" height="8" aria-hidden="true">
            <rect
              className="fill-leaf"
              width={percent((Math.max(0, row.income_ngwee) / most) * 100)}
              height="100%"
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
