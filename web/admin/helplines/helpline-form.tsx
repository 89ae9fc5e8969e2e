import { useQueryClient } from '@tanstack/react-query'
import type { HelplineRecord } from '#domain/admin/helplines.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField, ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { addHelpline, changeHelpline } from './helpline-queries.ts'
import { toasts } from '#web/admin/texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const fetchSchemas = loadOnce(() => import('#domain/admin/helplines.ts'))

/** A helpline, new or with its current values. Closes only once it is saved. */
export function HelplineForm({ line, onClose }: { line?: HelplineRecord; onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const done = () => {
    toast(toasts.lineSaved)
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
        label="Opening hours"
        hint="For example Day and night."
        maxLength={60}
        defaultValue={line?.hours}
      />
      <ChoiceCards
        name="kind"
        label="What it is for"
        options={[
          { value: 'listening', label: 'Someone to talk to' },
          { value: 'emergency', label: 'Danger to life' },
          { value: 'abroad', label: 'Works from another country only' },
        ]}
        defaultValue={line?.kind ?? 'listening'}
      />
      <CheckboxField
        name="is_shown"
        label="Show it to everyone"
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
        await changeHelpline(client, line.id, typed)
        done()
      }}
    >
      <input type="hidden" name="version" value={line.version} />
      {fields}
    </Form>
  ) : (
    <Form
      schema={async () => (await fetchSchemas()).newLine}
      submitLabel="Add this helpline"
      busyLabel="Saving..."
      actions={actions}
      onSubmit={async (typed) => {
        await addHelpline(client, { ...typed, id: retry.keyFor(typed) })
        retry.reset()
        done()
      }}
    >
      {fields}
    </Form>
  )
}
