import { useQueryClient } from '@tanstack/react-query'
import type { KeptLine } from '#domain/admin/crisis-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField, ChoiceCards } from '#web/ui/choice-fields.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useRetryId } from '#web/ui/retry-id.ts'
import { toast } from '#web/ui/toast.tsx'
import { addLine, changeLine } from './crisis-line-queries.ts'
import { notices } from './texts.ts'

const fetchSchemas = () => import('#domain/admin/crisis-lines.ts')

/** A help line, new or as it stands. Closes once it is saved, and only then. */
export function CrisisLineForm({ line, onClose }: { line?: KeptLine; onClose: () => void }) {
  const client = useQueryClient()
  const retry = useRetryId()
  const done = () => {
    toast(notices.lineSaved)
    onClose()
  }
  const fields = (
    <>
      <TextField name="name" label="Name" maxLength={80} defaultValue={line?.name} />
      <TextField
        name="number"
        label="Number"
        hint="As it is dialled in Zambia."
        type="tel"
        autoComplete="off"
        defaultValue={line?.number}
      />
      <TextField
        name="for_whom"
        label="Who it is for"
        hint="In one or two sentences. Say so where the call is free."
        maxLength={200}
        defaultValue={line?.for_whom}
      />
      <TextField
        name="hours"
        label="When somebody answers"
        hint="For example Day and night."
        maxLength={60}
        defaultValue={line?.hours}
      />
      <ChoiceCards
        name="kind"
        label="What it is for"
        options={[
          { value: 'listening', label: 'Somebody to talk to' },
          { value: 'emergency', label: 'Danger to life' },
          { value: 'abroad', label: 'Works from another country only' },
        ]}
        defaultValue={line?.kind ?? 'listening'}
      />
      <CheckboxField
        name="is_shown"
        label="Show it to everybody"
        defaultChecked={line?.is_shown ?? true}
      />
      <CheckboxField name="is_checked" label="I have dialled this number today" />
    </>
  )
  const actions = (
    <Button variant="quiet" onClick={onClose}>
      Not now
    </Button>
  )
  return line ? (
    <Form
      schema={async () => (await fetchSchemas()).changedLine}
      submitLabel="Save"
      busyLabel="Saving..."
      actions={actions}
      onSubmit={async (typed) => {
        await changeLine(client, line.id, typed)
        done()
      }}
    >
      <input type="hidden" name="version" value={line.version} />
      {fields}
    </Form>
  ) : (
    <Form
      schema={async () => (await fetchSchemas()).newLine}
      submitLabel="Add this line"
      busyLabel="Saving..."
      actions={actions}
      onSubmit={async (typed) => {
        await addLine(client, { ...typed, id: retry.idFor(typed) })
        retry.settle()
        done()
      }}
    >
      {fields}
    </Form>
  )
}
