import { useState } from 'react'
import { type PlanKind, planNames } from '#domain/care-plans/shared/kinds.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'

const fetchDialog = async () => (await import('./clinic-plan-dialog.tsx')).ClinicPlanDialog

/** Starts a plan with a patient who is here. */
export function StartPlanButton({ patient, kind }: { patient: PatientPage; kind: PlanKind }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Questions, bring } = useLazyComponent(fetchDialog, errorTitles.form)
  const { article, plan } = planNames[kind]
  async function open() {
    if (await bring()) setOpen(true)
  }
  return (
    <>
      <Button
        variant="quiet"
        data-adds-fields={kind === 'meal' ? 'primary_goal' : 'primaryGoal'}
        onClick={() => void open()}
      >
        Start {article} {plan}
      </Button>
      {Questions ? (
        <Questions patient={patient} kind={kind} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
