import { Icon } from '#web/ui/icon.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { canShareNotes } from '#domain/appointments/outcome.ts'
import { noteAsText } from '#domain/session-notes/note-state.ts'
import {
  lettersOf,
  maxNoteLetters,
  type NotePart,
  noteParts,
  partLabels,
} from '#domain/session-notes/parts.ts'
import type { Note } from '#domain/session-notes/schema.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { formatDayAndTime, formatTime } from '#web/platform/values/dates.ts'
import { formatCount } from '#web/platform/values/numbers.ts'
import { toasts } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { firstNameOf } from '../sharing-words.ts'
import { showNote, signNote } from './note-queries.ts'
import { Conflict } from './note-conflict.tsx'
import { NoteTemplates } from './note-templates.tsx'
import { isEmpty, type Typed, typedOf } from './typed.ts'
import { isConflict, useDraft } from './use-draft.ts'
import { visitsToChoose } from './visits-to-choose.ts'

interface NoteEditorProps {
  patient: PatientPage
  /** Of a new note, made once. */
  id: string
  /** The draft to go on with. */
  stored: Note | undefined
  onClose: () => void
}

function firstTyped({ appointments }: PatientPage, stored: Note | undefined): Typed {
  if (stored) return typedOf(stored)
  const now = new Date().toISOString()
  const last = appointments.find(
    ({ appointment_time, status }) => appointment_time <= now && status !== 'cancelled',
  )
  const empty = { free_text: '', reason: '', findings: '', plan: '', follow_up: '' }
  return { form: 'structured', appointment_id: last?.id ?? null, ...empty }
}

/** Writes a note: saved as it is typed, until it is signed. */
export function NoteEditor({ patient, id, stored, onClose }: NoteEditorProps) {
  const client = useQueryClient()
  const [first] = useState(() => firstTyped(patient, stored))
  const draft = useDraft(patient.id, id, first, stored)
  const { typed, state, failure, saved, other } = draft
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const visit = patient.appointments.find((one) => one.id === typed.appointment_id)
  const mayShare = visit !== undefined && canShareNotes(visit) && !visit.shared_notes
  const letters = lettersOf(typed)
  const shown = typed.form === 'free' ? (['free_text'] as const) : noteParts.slice(1)

  /** What is typed while the note is signed or closed would be in neither version. */
  function change(part: Partial<Typed>) {
    if (!isBusy) draft.change(part)
  }

  async function whileBusy(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (reason) {
      setProblem(describeFailure(reason))
    } finally {
      setBusy(false)
    }
  }

  async function sign(readers: 'provider' | 'both') {
    if (isEmpty(typed)) return setProblem('Write something first.')
    const note = await draft.flush()
    if (!note) return
    try {
      await signNote(client, id, { version: note.version, readers })
    } catch (reason) {
      if (!isConflict(reason)) throw reason
      return draft.compare()
    }
    draft.giveUp()
    toast(toasts.noteSigned(readers === 'both'))
    onClose()
  }

  async function leave() {
    if (await draft.close()) onClose()
    else setProblem('Not saved yet, so the draft stays open. Copy the text if you must leave.')
  }

  function giveUp() {
    draft.giveUp()
    if (other) showNote(client, other)
    onClose()
  }

  return (
    <div className="note-editor">
      <div className="note-head">
        <VisitChoice patient={patient} typed={typed} isBusy={isBusy} onChange={change} />
        <div role="group" aria-label="Form of the note" className="note-forms">
          {(['structured', 'free'] as const).map((form) => (
            <button
              key={form}
              type="button"
              className={`button ${typed.form === form ? 'button-leaf' : 'button-quiet'}`}
              aria-pressed={typed.form === form}
              aria-disabled={isBusy}
              onClick={() => change(inForm(typed, form))}
            >
              {form === 'free' ? 'Free text' : 'Four parts'}
            </button>
          ))}
        </div>
      </div>
      {typed.form === 'free' ? (
        <NoteTemplates text={typed.free_text} onAdd={(free_text) => change({ free_text })} />
      ) : null}
      {shown.map((part) => (
        <Part
          key={part}
          part={part}
          value={typed[part]}
          isLong={typed.form === 'free'}
          isBusy={isBusy}
          onChange={(value) => change({ [part]: value })}
        />
      ))}
      <p className="text-muted" role="status">
        {state === 'failed' || other
          ? ''
          : state === 'saving' || state === 'typed'
            ? 'Saving...'
            : saved
              ? `Draft saved at ${formatTime(saved.saved_at)}, also for other devices.`
              : 'Saved as you type.'}{' '}
        {letters > maxNoteLetters * 0.8
          ? `${formatCount(maxNoteLetters - letters)} letters left.`
          : ''}
      </p>
      {other ? (
        <Conflict
          other={other}
          onMine={() => void draft.keepMine()}
          onOther={() => void draft.takeOther()}
          onGiveUp={giveUp}
        />
      ) : state === 'failed' ? (
        <p className="text-danger" role="alert">
          Not saved: {describeFailure(failure)} What you typed is still here.{' '}
          <button type="button" className="link link-alone" onClick={() => void draft.flush()}>
            Save again
          </button>
        </p>
      ) : null}
      {problem ? (
        <p className="text-danger" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="form-actions">
        <Button aria-disabled={isBusy} onClick={() => void whileBusy(() => sign('provider'))}>
          Sign
        </Button>
        {mayShare ? (
          <Button
            variant="quiet"
            aria-disabled={isBusy}
            onClick={() => void whileBusy(() => sign('both'))}
          >
            Sign and share with {firstNameOf(patient)}
          </Button>
        ) : null}
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void whileBusy(leave)}>
          Close the draft
        </Button>
      </div>
      <p className="text-muted">
        What is signed is not changed any more: you add to it. A copy of all their data contains
        private notes too.
      </p>
    </div>
  )
}

/** What was typed goes along: into the free text with its headings, or into the findings. */
function inForm(typed: Typed, form: Typed['form']): Partial<Typed> {
  if (form === typed.form) return {}
  const text = noteAsText(typed)
  const empty = { free_text: '', reason: '', findings: '', plan: '', follow_up: '' }
  return form === 'free' ? { ...empty, form, free_text: text } : { ...empty, form, findings: text }
}

interface PartProps {
  part: NotePart
  value: string
  isLong: boolean
  isBusy: boolean
  onChange: (value: string) => void
}

function Part({ part, value, isLong, isBusy, onChange }: PartProps) {
  const id = useId()
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {partLabels[part]}
      </label>
      <textarea
        className="control"
        id={id}
        name={part}
        readOnly={isBusy}
        rows={isLong ? 14 : 3}
        maxLength={maxNoteLetters}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}

interface VisitChoiceProps {
  patient: PatientPage
  typed: Typed
  isBusy: boolean
  onChange: (part: Partial<Typed>) => void
}

function VisitChoice({ patient, typed, isBusy, onChange }: VisitChoiceProps) {
  const id = useId()
  const { appointment_id: chosen } = typed
  const [openedAt] = useState(() => new Date().toISOString())
  const visits = visitsToChoose(patient.appointments, chosen, openedAt)
  const isListed = chosen === null || visits.some((visit) => visit.id === chosen)
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        Visit
      </label>
      <span className="control-wrap">
        <select
          className="control"
          id={id}
          disabled={isBusy}
          value={chosen ?? ''}
          onChange={(event) => onChange({ appointment_id: event.currentTarget.value || null })}
        >
          <option value="">No visit</option>
          {isListed ? null : <option value={chosen}>A visit that moved</option>}
          {visits.map((visit) => (
            <option key={visit.id} value={visit.id}>
              {formatDayAndTime(visit.appointment_time)}
              {visit.status === 'cancelled' ? ' (cancelled)' : ''}
            </option>
          ))}
        </select>
        <span className="control-chevron">
          <Icon name="chevron" />
        </span>
      </span>
    </div>
  )
}
