import { useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'

const fetchDialog = async () =>
  (await import('./clinic-screening-dialog.tsx')).ClinicScreeningDialog

/** Opens a questionnaire for a patient who is here. */
export function AskButton({ patient }: { patient: PatientPage }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Questions, bring } = useLazyComponent(fetchDialog, errorTitles.form)
  async function open() {
    if (await bring()) setOpen(true)
  }
  return (
    <>
      <div className="form-actions">
        <Button data-adds-fields="instrument" onClick={() => void open()}>
          Ask at the clinic
        </Button>
      </div>
      {Questions ? (
        <Questions patient={patient} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
