import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dischargeReasonLabels } from '#domain/discharges/reasons.ts'
import type { DischargedPatient } from '#domain/discharges/schema.ts'
import { noteAsText } from '#domain/session-notes/note-state.ts'
import type { Note } from '#domain/session-notes/schema.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { firstNameOf } from '../sharing-words.ts'
import { dischargedPatient, readmit } from './discharge-queries.ts'
import { useReplacedFocus } from './replaced-focus.ts'

/** What a provider still reads of a patient whom they have discharged, and the way back. */
export function DischargedRecord({ id, none }: { id: string; none: ReactNode }) {
  const query = useQuery(dischargedPatient(id))
  const { error } = query
  if (error instanceof ProblemError && error.status === 404) return none
  return (
    <QueryView
      query={query}
      failed={errorTitles.patient}
      Failed={NotShown}
      onlyFresh
      fallback={<SkeletonBlock text="Loading the patient..." />}
    >
      {(patient) => <Discharged patient={patient} />}
    </QueryView>
  )
}

function Discharged({ patient }: { patient: DischargedPatient }) {
  const { reason, summary, is_shared, discharged_at, notes, patient_id } = patient
  const name = firstNameOf(patient)
  const top = useReplacedFocus()
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <PageHeading
          title={nameOfPatient(patient)}
          lead={
            <>
              Discharged on {formatDate(discharged_at)}
              <PatientIdentity person={patient} />
            </>
          }
        />
      </div>
      <p>
        What {name} shares is closed to you. You read what you wrote: this page, and your visits in
        the calendar.
      </p>
      <Section title="Summary">
        <p>{dischargeReasonLabels[reason]}</p>
        <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
        <p className="text-muted">
          {is_shared ? `${name} reads it in the app.` : `Not shown to ${name} in the app.`}
        </p>
      </Section>
      <Section title="Back in care">
        <p>A new booking brings {name} back, or you do, where they wish it.</p>
        <Readmission patient_id={patient_id} />
        <LinkButton variant="quiet" to={`/messaging?patient=${patient_id}`}>
          Message
        </LinkButton>
      </Section>
      <Section title="Your notes">
        {notes.length === 0 ? <p>You wrote no notes.</p> : null}
        {notes.map((note) => (
          <WrittenNote key={note.id} note={note} />
        ))}
      </Section>
    </>
  )
}

function Readmission({ patient_id }: { patient_id: string }) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('#domain/discharges/schema.ts')).readmissionForm}
      submitLabel="Readmit"
      busyLabel="Readmitting..."
      onSubmit={async ({ reason }) => {
        await readmit(client, patient_id, reason)
        toast(toasts.readmitted)
      }}
    >
      <TextField name="reason" label="Why they come back" maxLength={500} />
    </Form>
  )
}

function WrittenNote({ note }: { note: Note }) {
  const { signed_at, saved_at, amendments } = note
  return (
    <article className="note-card">
      <p className="whitespace-pre-line wrap-anywhere">{noteAsText(note)}</p>
      <p className="text-muted">
        {signed_at
          ? `Signed ${formatDateTime(signed_at)}.`
          : `Draft of ${formatDateTime(saved_at)}.`}
      </p>
      {amendments.map((one) => (
        <div key={one.id} className="note-amendment">
          <p className="whitespace-pre-line wrap-anywhere">{one.body}</p>
          <p className="text-muted">Added {formatDateTime(one.created_at)}.</p>
        </div>
      ))}
    </article>
  )
}
