import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PlanKind, planNames } from '#domain/care-plans/shared/kinds.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { firstNameOf } from '../sharing-words.ts'
import { planPermission } from './clinic-plan-queries.ts'
import type { Started } from './started.ts'

interface ClinicPlanDialogProps {
  patient: PatientPage
  kind: PlanKind
  open: boolean
  onClose: () => void
}

const fetchConsents = async () =>
  (await import('#web/registrations/registered-person.tsx')).RegisteredPerson
const fetchRun = {
  meal: loadOnce(async () => (await import('./meal-run.tsx')).MealRun),
  exercise: loadOnce(async () => (await import('./exercise-run.tsx')).ExerciseRun),
}

/**
 * What a plan needs, asked of a patient who is here, once they agree: without a login that is recorded here. What is not
 * finished is here again while the page is open.
 */
export function ClinicPlanDialog({ patient, kind, open, onClose }: ClinicPlanDialogProps) {
  const draft = memoryDraft<Started>(`${kind} plan at the clinic of ${patient.id}`)
  const [started, setStarted] = useState(() => draft.read())
  const [isRecording, setRecording] = useState(false)
  const permission = useQuery({ ...planPermission(patient.id), enabled: open })

  function change(next: Started | undefined) {
    setStarted(next)
    if (next) draft.keep(next)
    else draft.clear()
  }

  function leaveConsents() {
    setRecording(false)
    void permission.refetch()
  }

  return (
    <Dialog
      open={open}
      onClose={() => {
        setRecording(false)
        onClose()
      }}
      title={
        <>
          {kind === 'meal' ? 'Meal plan' : 'Exercise plan'} for{' '}
          <span translate="no">{nameOfPatient(patient)}</span>
        </>
      }
    >
      {isRecording ? (
        <Lazy
          load={fetchConsents}
          props={{ id: patient.id, onClose: leaveConsents }}
          fallback={<Skeleton lines={6} />}
        />
      ) : (
        <QueryView query={permission} failed={errorTitles.form} fallback={<Skeleton lines={4} />}>
          {({ known, has_login }) =>
            known ? (
              <Lazy
                load={fetchRun[kind]}
                props={{ patient, known, started, onChange: change, onClose }}
                fallback={<Skeleton lines={6} />}
              />
            ) : (
              <NotAgreed
                patient={patient}
                kind={kind}
                onConsents={has_login ? undefined : () => setRecording(true)}
                onClose={onClose}
              />
            )
          }
        </QueryView>
      )}
    </Dialog>
  )
}

interface NotAgreedProps extends Pick<ClinicPlanDialogProps, 'patient' | 'kind' | 'onClose'> {
  /** Undefined for a patient with a login, who agrees in their account. */
  onConsents: (() => void) | undefined
}

function NotAgreed({ patient, kind, onConsents, onClose }: NotAgreedProps) {
  const { article, plan } = planNames[kind]
  return (
    <>
      <p>
        <span translate="no">{firstNameOf(patient)}</span> has not agreed that you start {article}{' '}
        {plan} with them.{' '}
        {onConsents
          ? 'Read out what they would agree to: that we keep health data, and that plans are started at the clinic.'
          : 'They can agree in their account, under “Sharing”, on their own phone while they are here.'}
      </p>
      <div className="form-actions">
        {onConsents ? <Button onClick={onConsents}>Record what they agree to</Button> : null}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  )
}
