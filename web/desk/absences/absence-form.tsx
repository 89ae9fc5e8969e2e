import { useQueryClient } from '@tanstack/react-query'
import { spanOf } from '#domain/practice/absence-span.ts'
import { AbsenceDays } from '#web/practice/hours/absence-days.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ProviderField } from '../booking/provider-field.tsx'
import { toasts } from '../texts.ts'
import { enterAbsence } from './absence-queries.ts'

/** Days or hours at which a provider is absent. */
export function AbsenceForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await import('#domain/practice/absence-form.ts')).deskAbsenceForm}
      submitLabel="Save absence"
      busyLabel="Saving..."
      onSubmit={async ({ provider_id, ...typed }) => {
        const wanted = { provider_id, ...spanOf(typed) }
        await enterAbsence(client, { ...wanted, id: retry.keyFor(wanted) })
        retry.reset()
        toast(toasts.absent)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p>No one can book these hours. Appointments that are there stay until you move them.</p>
      <ProviderField />
      <AbsenceDays />
    </Form>
  )
}
