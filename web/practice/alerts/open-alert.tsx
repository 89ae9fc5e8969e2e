import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatAge, formatDateTime, formatRecent, formatTime } from '#web/platform/values/dates.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { AlertContacts } from './alert-contacts.tsx'
import { AlertStepForm, stepDraft } from './alert-step-form.tsx'
import { acknowledge } from '#web/practice/queries.ts'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

/**
 * One open alert: the patient, since when, how to reach them, and the steps of the provider who
 * handles it.
 */
export function OpenAlert({ alert }: { alert: SafetyAlert }) {
  const { patient, raised_at, raised_again_at, source_removed_at, source_removed_by } = alert
  const now = useNow()
  const age = formatAge(raised_at, now)
  const [isAnswering, setAnswering] = useState(() => stepDraft(alert.id).read() !== undefined)
  const client = useQueryClient()
  const isMine = alert.step !== null && alert.is_handled_by_me

  const takeOn = useAction(() => acknowledge(client, alert.id, { outcome: 'on_it' }), {
    success: toasts.onIt,
    failure: errorTitles.step,
  })

  return (
    <Card className="grid gap-4 border-copper">
      <div>
        <p className="mb-2 flex items-center gap-2 font-bold text-copper">
          <PlaceIcon name="bell" />
          {age === 'just now' ? 'Just now' : `Waiting ${age}`}
        </p>
        <h2>
          <span translate="no">{patient.full_name}</span> may be unsafe
        </h2>
        <p>
          <PatientIdentity person={patient} />
        </p>
        <p className="mt-1 text-muted">
          {whyHere[alert.reached_as]}Raised {formatDateTime(raised_at)}
          {raised_again_at ? `, and again ${formatRecent(raised_again_at, now)}` : ''}
        </p>
        {source_removed_at ? (
          <p className="mt-1">
            {whoRemoved[source_removed_by ?? 'patient']} removed the entry behind it on{' '}
            {formatDateTime(source_removed_at)}. The alert stays open until you record what
            happened.
          </p>
        ) : null}
      </div>
      <p>Call now. If you cannot reach them and fear for their life, call 112.</p>
      <AlertContacts patient={patient} />
      <Handling alert={alert} />
      {isAnswering ? (
        <AlertStepForm alert={alert} onClose={() => setAnswering(false)} />
      ) : (
        <div className="form-actions">
          {isMine ? null : (
            <ActionButton action={takeOn} busyLabel="Saving...">
              I am getting in touch
            </ActionButton>
          )}
          <Button
            variant={isMine ? 'leaf' : 'quiet'}
            data-adds-fields="outcome"
            data-of={alert.id}
            onClick={() => setAnswering(true)}
          >
            Record what happened
          </Button>
        </div>
      )}
    </Card>
  )
}

const whyHere = {
  provider: '',
  on_duty: 'You are on duty. ',
  lead: 'You lead the clinic. ',
} as const

const whoRemoved = {
  patient: 'The patient',
  you: 'You',
  provider: 'The provider who recorded it at the clinic',
} as const

/** Who handles it, and what follows if nothing is recorded. */
function Handling({ alert }: { alert: SafetyAlert }) {
  const { step, step_at, step_note, handled_by, is_handled_by_me, due_at } = alert
  if (step === null || step_at === null)
    return (
      <p className="text-muted">
        If no one takes a step, any other therapist of this person gets an email after 30 minutes.
        Our admins get one after 60, with any clinician on duty. A lead of the clinic gets one after
        a day, where there is one. It comes again hourly in working hours, and each morning.
      </p>
    )
  const who = is_handled_by_me ? 'You' : (handled_by ?? 'A colleague')
  const did = step === 'on_it' ? 'said “I am getting in touch”' : 'could not reach them'
  return (
    <div>
      <p className="font-bold">
        {who} {did} at {formatTime(step_at)}.{' '}
        {step === 'on_it'
          ? `Record what happened by ${formatTime(due_at)}.`
          : `The next try is due ${formatDateTime(due_at)}.`}
      </p>
      {step_note ? <p className="mt-1 wrap-anywhere">You tried: {step_note}</p> : null}
    </div>
  )
}
