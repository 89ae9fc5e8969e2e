import { useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import type { Note } from '#domain/session-notes/schema.ts'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { NoteCard } from './note-card.tsx'
import { unsavedNote } from './unsaved-note.ts'

const fetchEditor = loadOnce(async () => (await import('./note-editor.tsx')).NoteEditor)

/** So many at first; the others follow a press. */
const shownAtFirst = 3

/** The note that is written, and earlier ones beside it; on a phone below. */
export function NotesPart({ patient }: { patient: PatientPage }) {
  const [written, setWritten] = useState<{ id: string; stored: Note | undefined } | undefined>(() =>
    leftOpen(patient),
  )
  const [isLong, setLong] = useState(false)
  const drafts = patient.notes.filter(({ signed_at }) => signed_at === null)
  const earlier = earlierNotes(patient)
  const shown = isLong ? earlier : earlier.slice(0, shownAtFirst)
  return (
    <div className={written ? 'patient-notes patient-writing' : 'patient-notes'}>
      {written ? (
        <Lazy
          key={written.id}
          load={fetchEditor}
          props={{ patient, ...written, onClose: () => setWritten(undefined) }}
          fallback={<SkeletonBlock />}
          failed={(failure) => <FailedState title={errorTitles.form} failure={failure} />}
        />
      ) : (
        <div className="form-actions">
          <Button
            data-adds-fields="free_text reason findings plan follow_up"
            onClick={() => setWritten({ id: crypto.randomUUID(), stored: undefined })}
          >
            Write a note
          </Button>
          {drafts.map((draft) => (
            <Button
              key={draft.id}
              variant="quiet"
              data-adds-fields="free_text reason findings plan follow_up"
              data-of={draft.id}
              onClick={() => setWritten({ id: draft.id, stored: draft })}
            >
              Go on with the draft of {formatDateTime(draft.saved_at)}
            </Button>
          ))}
        </div>
      )}
      <div className="patient-earlier">
        {earlier.length === 0 ? <p>You have signed no note about them.</p> : null}
        {shown.map((one) =>
          one.note ? (
            <NoteCard key={one.note.id} note={one.note} patient={patient} />
          ) : (
            <article key={one.key} className="note-card">
              <h3>{one.title}</h3>
              <p className="whitespace-pre-line wrap-anywhere">{one.text}</p>
              <p className="text-muted">{one.readers}</p>
            </article>
          ),
        )}
        {earlier.length > shown.length ? (
          <Button variant="quiet" onClick={() => setLong(true)}>
            Show earlier notes ({earlier.length - shown.length})
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** A note whose editor was left before all of it was saved. */
function leftOpen({ id, notes }: PatientPage) {
  const unsaved = unsavedNote(id).read()
  const stored = notes.find((note) => note.id === unsaved?.id)
  return unsaved && { id: unsaved.id, stored }
}

interface Earlier {
  key: string
  at: string
  title: string
  text: string
  readers: string
  note?: Note
}

/** Signed notes, and those that were written at visits before, private and shared, the newest first. */
function earlierNotes({ notes, appointments }: PatientPage): Earlier[] {
  const signed = notes.flatMap((note) =>
    note.signed_at
      ? [{ key: note.id, at: note.signed_at, title: '', text: '', readers: '', note }]
      : [],
  )
  // What was shared by signing is there as the signed note.
  const sharedBySigning = new Set(
    notes.flatMap(({ shared_at, appointment_id }) => (shared_at ? [appointment_id] : [])),
  )
  const atVisits = appointments.flatMap((visit) => {
    const { id, appointment_time, notes: own, shared_notes } = visit
    const title = `Visit of ${formatDate(appointment_time)}`
    return [
      ...(own
        ? [{ key: `${id}-own`, at: appointment_time, title, text: own, readers: 'You read it.' }]
        : []),
      ...(shared_notes && !sharedBySigning.has(id)
        ? [
            {
              key: `${id}-shared`,
              at: appointment_time,
              title,
              text: shared_notes.notes,
              readers: `Shared on ${formatDate(shared_notes.shared_at)}.`,
            },
          ]
        : []),
    ]
  })
  return [...signed, ...atVisits].toSorted((one, other) => other.at.localeCompare(one.at))
}
