import { useQueryClient } from '@tanstack/react-query'
import type { PaymentDifference } from '#domain/admin/payment-differences.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { explain } from './difference-queries.ts'

/** Says in words why a payment differs, and what was done. */
export function ExplanationForm({
  difference: { id },
  onDone,
}: {
  difference: PaymentDifference
  onDone: () => void
}) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('#domain/admin/payment-differences.ts')).newExplanation}
      submitLabel="Save explanation"
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        await explain(client, id, typed)
        toast({ title: 'Explained', text: 'It stays on record below.' })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <p>Look for the order in the dashboard of the mobile-money service first.</p>
      <TextAreaField
        name="explanation"
        label="What has happened, and what was done"
        hint="Do not write about anyone’s health."
        rows={4}
        maxLength={500}
      />
    </Form>
  )
}
