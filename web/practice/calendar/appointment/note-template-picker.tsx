import { useRef } from 'react'
import { type NoteTemplate, templatesFor } from '#domain/appointments/note-templates.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'

/** Offers the templates of the provider's profession. Chosen by a press, not by moving through the list. */
export function NoteTemplatePicker({ onPick }: { onPick: (template: NoteTemplate) => void }) {
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
