import { useQueryClient } from '@tanstack/react-query'
import { spanOf } from '#domain/practice/absence-span.ts'
import { toasts } from '#web/practice/texts.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { AbsenceDays } from './absence-days.tsx'
import { enterAbsence } from './absence-queries.ts'

/** Days or hours at which the provider is absent. */
export function AbsenceForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await import('#domain/practice/absence-form.ts')).absenceForm}
      submitLabel="Save absence"
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        const wanted = spanOf(typed)
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
      <p>
        No one can book these hours. Appointments that are there stay: change their time in the
        calendar.
      </p>
      <AbsenceDays />
    </Form>
  )
}
