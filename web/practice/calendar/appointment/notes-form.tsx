import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  templatesFor,
  type NoteTemplate,
  withTemplate,
} from '#domain/appointments/note-templates.ts'
import { canShareNotes } from '#domain/appointments/outcome.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { SelectField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeAppointment } from '../appointment-queries.ts'
import { toasts } from '#web/practice/texts.ts'
import { NewerNotes } from './newer-notes.tsx'
import { shareNotes, showNewer } from './notes-queries.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'

/** Offers the templates of the provider's profession. Chosen by a press, not by moving through the list. */
function NoteTemplatePicker({ onPick }: { onPick: (template: NoteTemplate) => void }) {
  const { data: profile } = useProfile()
  const templates = templatesFor(profile?.profession ?? 'therapist')
  const choice = useRef<HTMLSelectElement>(null)

  function pick() {
    const template = templates.find(({ id }) => id === choice.current?.value)
    if (template) onPick(template)
  }

  return (
    <div className="grid gap-2">
      <SelectField
        ref={choice}
        name="template"
        label="Template"
        hint="Adds headings to the notes. What you typed stays."
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button variant="quiet" className="justify-self-start" onClick={pick}>
        Add headings
      </Button>
    </div>
  )
}

const readers = [
  {
    value: 'provider',
    label: 'You',
    detail: 'The patient does not see them here. A copy of all their data contains them.',
  },
  {
    value: 'both',
    label: 'You and the patient',
    detail: 'You can correct them later. You cannot make them private again.',
  },
] as const

export interface NotesFormProps {
  appointment: ProviderAppointment
  onClose: () => void
}

/** Writes the notes of an appointment: private ones, or after a session those that its patient reads. */
export function NotesForm({ appointment, onClose }: NotesFormProps) {
  const { id, notes, shared_notes } = appointment
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isShared, setShared] = useState(false)
  const [opened] = useState(notes)
  const mayShare = canShareNotes(appointment) && !shared_notes
  const willShare = mayShare && isShared

  function addHeadings(template: NoteTemplate) {
    const area = field.current
    if (!area) return
    const typed = area.value
    area.value = withTemplate(typed, template)
    area.focus()
    if (area.value === typed) return
    // Ready to write below the first heading that was added.
    const below = area.value.indexOf('\n', typed.trimEnd() ? typed.trimEnd().length + 2 : 0) + 1
    area.setSelectionRange(below, below)
  }

  async function save(text: string) {
    const write = willShare
      ? shareNotes(client, id, { notes: text, ...(notes ? { replaces: notes } : {}) })
      : changeAppointment(client, id, { notes: text || null, replaces: notes })
    await showNewer(client, write)
    toast(willShare ? toasts.notesShared : toasts.notesSaved)
    onClose()
  }

  return (
    <Form
      schema={async () => (await import('./notes-schema.ts')).writtenNotes}
      submitLabel={willShare ? 'Share notes' : 'Save notes'}
      busyLabel="Saving..."
      onSubmit={(written) => save(written.notes ?? '')}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <NoteTemplatePicker onPick={addHeadings} />
      {notes === opened ? null : <NewerNotes notes={notes ?? ''} />}
      <TextAreaField
        ref={field}
        name="notes"
        label="Notes"
        {...(mayShare ? {} : { hint: readers[0].detail })}
        rows={10}
        defaultValue={opened ?? ''}
      />
      {mayShare ? (
        <ChoiceCards
          name="readers"
          label="Who reads these notes?"
          options={readers}
          defaultValue="provider"
          onChange={(value) => setShared(value === 'both')}
        />
      ) : null}
    </Form>
  )
}
