import type { PatientRow } from '#domain/practice/patients.ts'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { saveAnswer } from '#web/platform/save-file.ts'
import { fetchReport } from './patient-queries.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'

/** Makes the report of what a patient shares, and passes the file to the browser. */
export function ReportButton({
  patient,
  className,
}: {
  patient: Pick<PatientRow, 'id' | 'full_name' | 'date_of_birth' | 'has_namesake'>
  className: string
}) {
  const make = useAction(async () => saveAnswer(await fetchReport(patient.id)), {
    failure: errorTitles.report,
  })

  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={make.isBusy}
        onClick={() => void make.run()}
      >
        <PlaceIcon name="file" size={18} />
        <span>
          {make.isBusy ? 'Making the report...' : 'Generate Report'}
          <VisuallyHidden>
            {' '}
            for <span translate="no">{nameOfPatient(patient)}</span>
          </VisuallyHidden>
        </span>
      </button>
      <span role="status" className="sr-only">
        {make.isBusy ? 'Making the report...' : ''}
      </span>
    </>
  )
}
