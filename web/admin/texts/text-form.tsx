import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wording } from '#domain/email-texts/email-text.ts'
import { longestWording } from '#domain/email-texts/longest.ts'
import { emailTexts, type TextKey } from '#domain/email-texts/registry.ts'
import type { CurrentText } from '#domain/email-texts/schema.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { Placeholders } from './placeholders.tsx'
import { changeText } from './text-queries.ts'
import { TextPreview } from './text-preview.tsx'

const saved = { title: 'Text saved', text: 'Emails have it within a minute.' }

/** The words of an email in a form, with what they become beside it. */
export function TextForm({
  name,
  text,
  onPut,
}: {
  name: TextKey
  text: CurrentText
  onPut: (wording: Wording) => void
}) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const definition = emailTexts[name]
  const [typed, setTyped] = useState<Wording>(text)
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
            const { name: field, value } = target
            if (field in longestWording) setTyped((before) => ({ ...before, [field]: value }))
          }
        }}
      >
        <Form
          schema={async () => (await import('#domain/email-texts/schema.ts')).textForm(definition)}
          submitLabel="Save text"
          busyLabel="Saving..."
          onSubmit={async ({ password, ...words }) => {
            const wanted = { ...words, version: text.version }
            // What makes the id is kept over a reload, which the password never is.
            await changeText(client, name, {
              ...wanted,
              password,
              id: retry.keyFor({ name, ...wanted }),
            })
            retry.reset()
            toast(saved)
          }}
        >
          <TextField
            name="subject"
            label="Subject"
            hint="Others see it on a locked screen: nothing of health, and no name."
            maxLength={longestWording.subject}
            autoComplete="off"
            defaultValue={text.subject}
          />
          <TextAreaField
            name="body"
            label="Text"
            hint="Each paragraph on its own row. “Hello,” and the name of the clinic are added."
            maxLength={longestWording.body}
            rows={12}
            defaultValue={text.body}
          />
          <TextField
            name="button"
            label="Words of the button"
            maxLength={longestWording.button}
            autoComplete="off"
            defaultValue={text.button}
          />
          <p>
            <Button variant="quiet" onClick={() => onPut(definition.usual)}>
              Back to our wording
            </Button>
          </p>
          <OwnPassword />
        </Form>
      </div>
      <div className="grid content-start gap-8">
        <TextPreview definition={definition} wording={typed} />
        <Placeholders definition={definition} />
      </div>
    </div>
  )
}
