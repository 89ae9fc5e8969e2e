import '#web/screening/screening.css'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { toNewScreeningResult } from '#domain/screening/flow.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { reloadPatientPage } from '../patient-page-queries.ts'
import { firstNameOf } from '../sharing-words.ts'
import type { Asked } from './asked.ts'
import { ClinicRun } from './clinic-run.tsx'
import { screeningPermission } from './clinic-screening-queries.ts'

interface ClinicScreeningDialogProps {
  patient: PatientPage
  open: boolean
  onClose: () => void
}

const fetchConsents = async () =>
  (await import('#web/registrations/registered-person.tsx')).RegisteredPerson

/**
 * A questionnaire that a patient answers at the clinic, once they agree: without a login that is recorded here. What is
 * not finished is here again while the page is open.
 */
export function ClinicScreeningDialog({ patient, open, onClose }: ClinicScreeningDialogProps) {
  const client = useQueryClient()
  const draft = memoryDraft<Asked>(`questionnaire at the clinic of ${patient.id}`)
  const [asked, setAsked] = useState(() => draft.read())
  const [isSaved, setSaved] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const permission = useQuery({ ...screeningPermission(patient.id), enabled: open })
  const openConsents = permission.data?.has_login === false ? () => setRecording(true) : undefined

  function change(next: Asked | undefined) {
    setAsked(next)
    if (next) draft.keep(next)
    else draft.clear()
  }

  function close() {
    setRecording(false)
    onClose()
    // The advice for staff was not shown yet: it is here again.
    if (!isSaved || !asked?.isStaff) return
    setSaved(false)
    change(undefined)
    // Not before: the page takes the dialog away with it.
    void reloadPatientPage(client)
  }

  function discard() {
    change(undefined)
    onClose()
  }

  /** Beside the dialog, or by Escape: what to do now is shown again until its own button closes it. */
  function dismiss() {
    if (isSaved && asked && asksForSafety(toNewScreeningResult(asked.state).answers)) onClose()
    else close()
  }

  function leaveConsents() {
    setRecording(false)
    void permission.refetch()
  }

  const run = (
    <ClinicRun
      patient={patient}
      asked={asked}
      onAsked={change}
      onSaved={() => setSaved(true)}
      onConsents={openConsents}
      onDiscard={discard}
      onClose={close}
    />
  )
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      title={asked ? 'Questionnaire' : `Questionnaire for ${nameOfPatient(patient)}`}
    >
      {isRecording ? (
        <Lazy
          load={fetchConsents}
          props={{ id: patient.id, onClose: leaveConsents }}
          fallback={<Skeleton lines={6} />}
        />
      ) : // What was answered, and what to do about it, stays whatever becomes of the question.
      asked ? (
        run
      ) : (
        <QueryView query={permission} failed={errorTitles.form} fallback={<Skeleton lines={4} />}>
          {({ is_given }) =>
            is_given ? (
              run
            ) : (
              <NotAgreed patient={patient} onConsents={openConsents} onClose={close} />
            )
          }
        </QueryView>
      )}
    </Dialog>
  )
}

interface NotAgreedProps {
  patient: PatientPage
  /** Undefined for a patient with a login, who agrees in their account. */
  onConsents: (() => void) | undefined
  onClose: () => void
}

function NotAgreed({ patient, onConsents, onClose }: NotAgreedProps) {
  return (
    <>
      <p>
        {firstNameOf(patient)} has not agreed that you record questionnaires.{' '}
        {onConsents
          ? 'Read out what they would agree to: that we keep health data, and that questionnaires are answered at the clinic.'
          : 'They can agree in their account, under “Sharing”.'}
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
