import '#web/screening/screening.css'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
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
import { ClinicRun } from './clinic-run.tsx'
import type { Asked } from './asked.ts'
import { screeningPermission } from './clinic-screening-queries.ts'

interface ClinicScreeningDialogProps {
  patient: PatientPage
  open: boolean
  onClose: () => void
}

/** A questionnaire that a patient answers at the clinic. What is not finished is here again while the page is open. */
export function ClinicScreeningDialog({ patient, open, onClose }: ClinicScreeningDialogProps) {
  const client = useQueryClient()
  const draft = memoryDraft<Asked>(`questionnaire at the clinic of ${patient.id}`)
  const [asked, setAsked] = useState(() => draft.read())
  const [isSaved, setSaved] = useState(false)

  function change(next: Asked | undefined) {
    setAsked(next)
    if (next) draft.keep(next)
    else draft.clear()
  }

  function close() {
    onClose()
    if (!isSaved) return
    change(undefined)
    // Not before: the page takes the dialog away with it.
    void reloadPatientPage(client)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={asked ? 'Questionnaire' : `Questionnaire for ${nameOfPatient(patient)}`}
    >
      <Allowed patient={patient} onClose={close}>
        {(openConsents) => (
          <ClinicRun
            patient={patient}
            asked={asked}
            onAsked={change}
            onSaved={() => setSaved(true)}
            onConsents={openConsents}
            onClose={close}
          />
        )}
      </Allowed>
    </Dialog>
  )
}

interface AllowedProps {
  patient: PatientPage
  onClose: () => void
  /** Gets the way to what they agree to; undefined for a patient with a login, who does that in their account. */
  children: (openConsents: (() => void) | undefined) => ReactNode
}

const fetchConsents = async () =>
  (await import('#web/registrations/registered-person.tsx')).RegisteredPerson

/** Asks for the consent first, and offers to record it for a patient without a login. */
function Allowed({ patient, onClose, children }: AllowedProps) {
  const query = useQuery(screeningPermission(patient.id))
  const [isRecording, setRecording] = useState(false)
  if (isRecording)
    return (
      <Lazy
        load={fetchConsents}
        props={{
          id: patient.id,
          onClose: () => {
            setRecording(false)
            void query.refetch()
          },
        }}
        fallback={<Skeleton lines={6} />}
      />
    )
  return (
    <QueryView query={query} failed={errorTitles.form} fallback={<Skeleton lines={4} />}>
      {({ is_given, has_login }) =>
        is_given ? (
          children(has_login ? undefined : () => setRecording(true))
        ) : (
          <>
            <p>
              {firstNameOf(patient)} has not agreed that you record questionnaires.{' '}
              {has_login
                ? 'They can agree in their account, under “Sharing”.'
                : 'Read out what they agree to: that we keep health data, and that questionnaires are answered at the clinic.'}
            </p>
            <div className="form-actions">
              {has_login ? null : (
                <Button onClick={() => setRecording(true)}>Record what they agree to</Button>
              )}
              <Button variant="quiet" onClick={onClose}>
                Close
              </Button>
            </div>
          </>
        )
      }
    </QueryView>
  )
}
