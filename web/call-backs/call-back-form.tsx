import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { OwnCallBacks } from '#domain/call-backs/schema.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useNow } from '#web/platform/use-now.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { askForCall } from './queries.ts'
import { toasts } from './texts.ts'
import { windowOption } from '#web/platform/values/call-window.ts'

/** First when, then on which number. No reason is asked. */
export function CallBackForm({ windows, phone_number }: OwnCallBacks) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const now = useNow()
  return (
    <Form
      schema={async () => (await import('#domain/call-backs/schema.ts')).callBackForm}
      submitLabel="Ask for a call"
      busyLabel="Sending..."
      onSubmit={async (values) => {
        await askForCall(client, { ...values, id: retry.keyFor(values) })
        retry.reset()
        toast(toasts.asked)
      }}
    >
      <ChoiceCards
        name="starts_at"
        label="When should we call?"
        hint="Lusaka time."
        options={windows.map((window) => windowOption(window, now))}
      />
      <TextField
        name="phone_number"
        label="Phone number for this call"
        hint="Your profile stays as it is. Only the therapist who calls you sees the number."
        type="tel"
        autoComplete="tel"
        maxLength={30}
        defaultValue={showPhone(phone_number ?? '')}
      />
    </Form>
  )
}
