import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'

interface CancelAllFormProps {
  /** How many, as words. */
  counted: string
  onCancelAll: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks why all that falls into an absence is cancelled. */
export function CancelAllForm({ counted, onCancelAll, onClose }: CancelAllFormProps) {
  return (
    <Form
      schema={async () => (await import('#domain/practice/affected.ts')).absenceCancellation}
      submitLabel={`Cancel ${counted}`}
      busyLabel="Cancelling..."
      submitVariant="danger"
      onSubmit={async ({ reason }) => onCancelAll(reason)}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Keep all
        </Button>
      }
    >
      <p>Each patient gets an email at once. Call those without an address.</p>
      <TextAreaField
        name="reason"
        label="Reason"
        hint="For staff. The patients do not read it."
        rows={2}
        maxLength={500}
      />
    </Form>
  )
}
