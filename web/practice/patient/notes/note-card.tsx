import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { noteParts, partLabels } from '#domain/session-notes/parts.ts'
import type { Note } from '#domain/session-notes/schema.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { firstNameOf } from '../sharing-words.ts'
import { amendNote } from './note-queries.ts'

interface NoteCardProps {
  note: Note
  patient: PatientPage
}

/** A signed note as it was signed, with its author and time, and what was added to it. */
export function NoteCard({ note, patient }: NoteCardProps) {
  const { data: profile } = useProfile()
  const [isAdding, setAdding] = useState(false)
  const { id, form, signed_at, shared_at, amendments, appointment_id } = note
  const author = profile?.full_name || 'You'
  const visit = patient.appointments.find((one) => one.id === appointment_id)
  const title = visit ? `Visit of ${formatDate(visit.appointment_time)}` : 'Note without a visit'
  return (
    <article className="note-card">
      <h3>{title}</h3>
      {form === 'free' ? (
        <p className="whitespace-pre-line wrap-anywhere">{note.free_text}</p>
      ) : (
        <dl>
          {noteParts
            .filter((part) => note[part].trim() !== '')
            .map((part) => (
              <div key={part}>
                <dt className="text-muted">{partLabels[part]}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{note[part]}</dd>
              </div>
            ))}
        </dl>
      )}
      <p className="text-muted">
        Signed by {author}, {formatDateTime(signed_at!)}.{' '}
        {shared_at ? `Shared with ${firstNameOf(patient)}.` : 'You read it.'}
      </p>
      {amendments.map((one) => (
        <div key={one.id} className="note-amendment">
          <p className="whitespace-pre-line wrap-anywhere">{one.body}</p>
          <p className="text-muted">
            Added by {author}, {formatDateTime(one.created_at)}.
          </p>
        </div>
      ))}
      {isAdding ? (
        <Amendment id={id} isShared={shared_at !== null} onDone={() => setAdding(false)} />
      ) : (
        <button
          type="button"
          className="link link-alone"
          data-adds-fields="body"
          data-of={id}
          onClick={() => setAdding(true)}
        >
          Add to this note<VisuallyHidden>: {title}</VisuallyHidden>
        </button>
      )}
    </article>
  )
}

interface AmendmentProps {
  id: string
  isShared: boolean
  onDone: () => void
}

function Amendment({ id, isShared, onDone }: AmendmentProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await import('./note-forms.ts')).amendmentForm}
      submitLabel="Add"
      busyLabel="Saving..."
      onSubmit={async (added) => {
        await amendNote(client, id, { id: retry.keyFor(added), ...added })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <TextAreaField
        name="body"
        label="What you add"
        hint={isShared ? 'The patient reads it below the note.' : 'It is shown below the note.'}
        rows={4}
      />
    </Form>
  )
}
