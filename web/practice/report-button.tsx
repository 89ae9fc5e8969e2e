import { useState } from 'react'
import type { PatientRow } from '#domain/practice/patients.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Unseen } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { fetchReport } from './patient-queries.ts'
import { failures } from './texts.ts'

/** Long enough for a slow phone to have read the file. */
const keptFor = 60_000

/** Makes the report of what a patient shares, and hands the file to the browser. */
export function ReportButton({ patient }: { patient: PatientRow }) {
  const [isBusy, setBusy] = useState(false)

  async function make() {
    if (isBusy) return
    setBusy(true)
    try {
      save(await fetchReport(patient.id))
    } catch (failure) {
      toast({ title: failures.report, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      className="patient-action"
      aria-disabled={isBusy}
      onClick={() => void make()}
    >
      <Icon name="file" size={18} />
      <span role="status">
        {isBusy ? 'Making the report...' : 'Generate Report'}
        <Unseen> for {patient.full_name || 'Unknown Patient'}</Unseen>
      </span>
    </button>
  )
}

/** Under a name that says nothing to whoever else looks into the folder. */
function save(file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'report.pdf'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor)
}
