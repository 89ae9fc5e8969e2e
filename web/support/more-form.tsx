import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longest } from '#domain/support/limits.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { tabDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { raiseAlert } from '#web/safety/alert/alert-outbox.ts'
import { speaksOfDanger } from '#web/safety/alert/speaks-of-danger.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { writeMore } from './queries.ts'

interface MoreFormProps {
  id: string
  /** What its words do: they are added, ask again, or open it again. */
  label: string
  onDanger: (alertId: string) => void
}

/** More words in a question. */
export function MoreForm({ id, label, onDanger }: MoreFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const [draft] = useState(() => tabDraft<Typed>('support', id))
  return (
    <Form
      schema={async () => (await import('#domain/support/schema.ts')).questionMessageForm}
      submitLabel="Send"
      busyLabel="Sending..."
      draft={draft}
      resetOnSuccess
      onSubmit={async ({ words }) => {
        const message = { id: retry.keyFor({ words }), words }
        if (await speaksOfDanger(words)) {
          raiseAlert(message.id)
          onDanger(message.id)
        }
        await writeMore(client, id, message)
        retry.reset()
        toast({ title: 'Sent' })
      }}
    >
      <OwnWords>
        <TextAreaField name="words" label={label} maxLength={longest.words} />
      </OwnWords>
    </Form>
  )
}
