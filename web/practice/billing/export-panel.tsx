import { periodsAround } from '#domain/practice/billing/months.ts'
import { useNow } from '#web/platform/use-now.ts'
import { fetchBooks } from './billing-queries.ts'
import { FileButton } from './file-button.tsx'
import { failures } from './texts.ts'

const periods = [
  ['This month', 'this_month'],
  ['Last month', 'last_month'],
  ['This year', 'this_year'],
] as const

/** All invoices of a period as one file, for a spreadsheet or an accountant. */
export function ExportPanel() {
  const spans = periodsAround(new Date(useNow()))
  return (
    <>
      <p>Save the invoices of a period as CSV, by the day of the session.</p>
      <div className="my-4 flex flex-wrap gap-3">
        {periods.map(([label, period]) => (
          <FileButton
            key={period}
            label={label}
            name="invoices.csv"
            failure={failures.csv}
            fetchFile={() => fetchBooks(spans[period])}
          />
        ))}
      </div>
      <p className="text-muted">
        The file has your patients’ names. Each of them can see that you downloaded it.
      </p>
    </>
  )
}
