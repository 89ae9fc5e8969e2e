import { useState } from 'react'
import { periodsAround } from '#domain/practice/billing/months.ts'
import { formatDate } from '#web/ui/dates.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { fetchBooks } from './billing-queries.ts'
import { FileButton } from './file-button.tsx'
import { failures } from './texts.ts'

const periods = [
  { value: 'this_month', label: 'This month' },
  { value: 'last_month', label: 'Last month' },
  { value: 'this_year', label: 'This year' },
] as const
type Period = (typeof periods)[number]['value']

/** All invoices of a period as one file, for a spreadsheet or whoever keeps the books. */
export function ExportPanel() {
  const [chosen, setChosen] = useState<Period>('this_month')
  const period = periodsAround(new Date(useNow()))[chosen]
  return (
    <div className="grid justify-items-start gap-4">
      <SelectField
        name="period"
        label="Period"
        hint={`Sessions from ${formatDate(period.from)} to ${formatDate(period.to)}.`}
        options={periods}
        value={chosen}
        onChange={(event) => setChosen(event.target.value as Period)}
      />
      <FileButton
        label="Save as CSV"
        name="invoices.csv"
        failure={failures.csv}
        fetchFile={() => fetchBooks(period)}
      />
      <p className="text-muted">
        It holds your patients’ names. That you took it is shown to each of them.
      </p>
    </div>
  )
}
