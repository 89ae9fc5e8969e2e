import { useState } from 'react'
import type { PatientRow } from '#domain/practice/patients.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Unseen } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.tsx'
import { fetchReport } from './patient-queries.ts'
import { failures } from './texts.ts'

/** Makes the report of what a patient shares, and hands the file to the browser. */
export function ReportButton({ patient }: { patient: PatientRow }) {
  const [isBusy, setBusy] = useState(false)

  async function make() {
    if (isBusy) return
    setBusy(true)
    try {
      // A name that says nothing to whoever else looks into the folder.
      saveFile(await fetchReport(patient.id), 'report.pdf')
    } catch (failure) {
      toast({ title: failures.report, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className="patient-action"
        aria-disabled={isBusy}
        onClick={() => void make()}
      >
        <Icon name="file" size={18} />
        <span>
          {isBusy ? 'Making the report...' : 'Generate Report'}
          <Unseen> for {patient.full_name || 'Unknown Patient'}</Unseen>
        </span>
      </button>
      <span role="status" className="unseen">
        {isBusy ? 'Making the report...' : ''}
      </span>
    </>
  )
}
