import { Icon } from '#web/ui/icon.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { templatesFor, withTemplate } from '#domain/appointments/note-templates.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { addTemplate, ownTemplates, removeTemplate } from './note-queries.ts'

interface NoteTemplatesProps {
  text: string
  onAdd: (text: string) => void
}

/** Headings to begin with: those of the profession, and own ones. What was typed stays. */
export function NoteTemplates({ text, onAdd }: NoteTemplatesProps) {
  const client = useQueryClient()
  const { data: profile } = useProfile()
  const { data: own = [] } = useQuery(ownTemplates)
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState('')
  const id = useId()
  const offered = templatesFor(profile?.profession ?? 'therapist')
  const mine = own.find((one) => one.id === chosen)

  function add() {
    const template = offered.find((one) => one.id === chosen)
    const headings = template ?? (mine && { ...mine, headings: mine.body.split('\n') })
    if (headings) onAdd(withTemplate(text, headings))
  }

  return (
    <div className="note-head">
      <div>
        <label className="field-label" htmlFor={id}>
          Template
        </label>
        <span className="control-wrap">
          <select
            className="control"
            id={id}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value="">None</option>
            {offered.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
            {own.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name} (yours)
              </option>
            ))}
          </select>
          <span className="control-chevron">
            <Icon name="chevron" />
          </span>
        </span>
      </div>
      <div className="form-actions">
        <Button variant="quiet" onClick={add}>
          Add headings
        </Button>
        {mine ? (
          <Button variant="quiet" onClick={() => void removeTemplate(client, mine.id)}>
            Remove this template
          </Button>
        ) : (
          <Button
            variant="quiet"
            aria-expanded={isAdding}
            data-adds-fields="name"
            onClick={() => setAdding(!isAdding)}
          >
            New template
          </Button>
        )}
      </div>
      {isAdding ? <NewTemplate onDone={() => setAdding(false)} /> : null}
    </div>
  )
}

function NewTemplate({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const form = useRef<HTMLDivElement>(null)
  return (
    <div ref={form} className="note-template">
      <Form
        schema={async () => (await import('./note-forms.ts')).templateForm}
        submitLabel="Keep template"
        busyLabel="Saving..."
        onSubmit={async (template) => {
          await addTemplate(client, { id: retry.keyFor(template), ...template })
          onDone()
        }}
      >
        <TextField name="name" label="Name of the template" maxLength={80} />
        <TextAreaField
          name="body"
          label="Headings, one in each line"
          hint="Nothing of a patient."
          rows={5}
        />
      </Form>
    </div>
  )
}
