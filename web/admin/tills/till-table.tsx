import type { AdminTill } from '#domain/desk/tills.ts'
import { formatDate, formatTime } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface TillTableProps {
  tills: readonly AdminTill[]
  /** `YYYY-MM-DD`, in Lusaka. */
  today: string
  onAsk: (till: AdminTill) => void
}

const money = (ngwee: number | null) =>
  ngwee === null ? null : <span translate="no">{formatMoney(ngwee)}</span>

const figures: readonly Column<AdminTill>[] = [
  {
    header: 'Person',
    cell: ({ holder_name }) => (
      <span className="wrap-anywhere" translate="no">
        {holder_name ?? 'Account erased'}
      </span>
    ),
  },
  { header: 'Day', cell: ({ day }) => formatDate(day) },
  { header: 'Float', cell: ({ float_ngwee }) => money(float_ngwee), numeric: true },
  { header: 'Expected', cell: ({ expected_ngwee }) => money(expected_ngwee), numeric: true },
  { header: 'Counted', cell: ({ counted_ngwee }) => money(counted_ngwee), numeric: true },
]

/** Tills with what differs, and their corrections. */
export function TillTable({ tills, today, onAsk }: TillTableProps) {
  const columns: readonly Column<AdminTill>[] = [
    ...figures,
    {
      header: 'Difference',
      cell: ({ difference_ngwee, day }) =>
        difference_ngwee === null ? (
          <span className={day < today ? 'font-bold text-danger' : undefined}>
            {day < today ? 'Left open' : 'Open'}
          </span>
        ) : (
          <span className={difference_ngwee === 0 ? undefined : 'font-bold text-danger'}>
            {money(difference_ngwee)}
          </span>
        ),
      numeric: true,
    },
    { header: 'Notes', cell: notesOf },
    {
      header: 'Correct',
      isActions: true,
      cell: (till) => (
        <Button
          variant="quiet"
          data-adds-fields={till.closed_at ? 'amount_ngwee reason' : 'counted_ngwee note'}
          data-of={till.id}
          onClick={() => onAsk(till)}
        >
          {till.closed_at ? 'Correct' : 'Count and close'}
          <VisuallyHidden>
            {' '}
            the till of <span translate="no">{till.holder_name}</span>, {formatDate(till.day)}
          </VisuallyHidden>
        </Button>
      ),
    },
  ]
  if (tills.length === 0) return <p>No cash was taken at the front desk in this month.</p>
  return <DataTable caption="Tills" columns={columns} rows={tills} rowKey={({ id }) => id} />
}

function notesOf({ note, corrections, reopenings, typed_counts }: AdminTill) {
  if (note === null && corrections.length + reopenings.length + typed_counts.length === 0)
    return null
  return (
    <ul className="grid gap-2">
      {reopenings.map((step) => (
        <li key={step.id} className="wrap-anywhere">
          Counted <span translate="no">{formatMoney(step.counted_ngwee)}</span> of{' '}
          <span translate="no">{formatMoney(step.expected_ngwee)}</span>,{' '}
          {formatTime(step.closed_at)}, and opened again at {formatTime(step.opened_at)}:{' '}
          <span translate="no">
            {[step.note, step.reason].filter(Boolean).join('; ')} (
            {step.opened_by_name ?? 'account erased'})
          </span>
        </li>
      ))}
      {typed_counts.map((count) => (
        <li key={count.counted_at} className="wrap-anywhere">
          Typed <span translate="no">{formatMoney(count.counted_ngwee)}</span> of{' '}
          <span translate="no">{formatMoney(count.expected_ngwee)}</span> at{' '}
          {formatTime(count.counted_at)}, then changed:{' '}
          <span translate="no">{count.counted_by_name ?? 'account erased'}</span>
        </li>
      ))}
      {note === null ? null : (
        <li className="wrap-anywhere" translate="no">
          {note}
        </li>
      )}
      {corrections.map(({ id, amount_ngwee, reason, made_by_name }) => (
        <li key={id} className="wrap-anywhere">
          Corrected by <span translate="no">{formatMoney(amount_ngwee)}</span>:{' '}
          <span translate="no">
            {reason} ({made_by_name ?? 'a former admin'})
          </span>
        </li>
      ))}
    </ul>
  )
}
