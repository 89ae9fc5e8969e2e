import { useQueryClient } from '@tanstack/react-query'
import type { MessageTemplate } from '#domain/messages/templates.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { addTemplate, changeTemplate } from './template-queries.ts'

const fetchSchema = async () => (await import('#domain/messages/templates.ts')).templateText

interface TemplateFormProps {
  /** The one to change; a new one without it. */
  template?: MessageTemplate | undefined
  onDone: () => void
}

/** Names and writes a template, or changes one. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={fetchSchema}
      submitLabel="Save template"
      busyLabel="Saving..."
      onSubmit={async (text) => {
        if (template) await changeTemplate(client, template.id, text)
        else await addTemplate(client, { id: retry.keyFor(text), ...text })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <TextField
        name="name"
        label="Name of the template"
        maxLength={60}
        defaultValue={template?.name}
      />
      <TextAreaField
        name="body"
        label="Text"
        hint="For any patient: write nothing here about one person."
        rows={5}
        maxLength={1000}
        defaultValue={template?.body}
      />
    </Form>
  )
}
