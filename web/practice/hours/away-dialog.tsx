import type { Availability } from '#domain/practice/availability.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form } from '#web/ui/forms/form.tsx'

interface AwayDialogProps {
  open: boolean
  onClose: () => void
  onAdd: (days: Availability['days_away'][number]) => void
}

/** Asks for the first and last day of an absence. */
export function AwayDialog({ open, onClose, onAdd }: AwayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Days away">
      <Form
        schema={async () => (await import('./hours-schema.ts')).awayForm}
        submitLabel="Add"
        onSubmit={(days) => {
          onAdd(days)
          onClose()
        }}
        actions={
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        }
      >
        <DateField name="first_day" label="First day" />
        <DateField name="last_day" label="Last day" hint="The same day if it is one." />
      </Form>
    </Dialog>
  )
}
