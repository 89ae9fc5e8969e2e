import { type Weekday, weekdays } from '#domain/values/weekdays.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

interface CopyDialogProps {
  /** The index of the day that is copied. */
  from: number | undefined
  /** How much is planned on each day. */
  filled: readonly number[]
  what: string
  onClose: () => void
  onCopy: (to: readonly Weekday[]) => void
}

/** Copies a day to others; a day with something planned says that this is replaced. */
export function CopyDialog({ from, filled, what, onClose, onCopy }: CopyDialogProps) {
  const day = from === undefined ? '' : weekdays[from]!
  return (
    <Dialog open={from !== undefined} onClose={onClose} title={`Copy ${day} to`}>
      <Form
        schema={async () => (await import('../editor/schemas.ts')).toDays}
        submitLabel="Copy"
        actions={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
        onSubmit={({ days }) => {
          onCopy(days)
          onClose()
          toast({ title: `${day} copied`, text: `To ${days.join(', ')}.` })
        }}
      >
        <ChoiceCards
          name="days"
          label="To which days?"
          multiple
          columns
          options={weekdays
            .map((name, index) => ({
              value: name,
              label: name,
              detail: filled[index] ? `Its ${what} are replaced.` : undefined,
            }))
            .filter((_, index) => index !== from)}
        />
      </Form>
    </Dialog>
  )
}
