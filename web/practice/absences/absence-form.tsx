import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '#web/practice/texts.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { AbsenceFields } from './absence-fields.tsx'
import { useCancelQuestion } from './use-cancel-question.ts'
import { countOwn, enterAbsence } from './own-absence-queries.ts'

interface AbsenceFormProps {
  /** The day chosen at first. */
  day?: string | undefined
  onClose: () => void
}

const fetchSchema = loadOnce(
  async () => (await import('#domain/practice/absence-form.ts')).absenceForm,
)

/** Days or hours at which the provider is absent. */
export function AbsenceForm({ day, onClose }: AbsenceFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const question = useCancelQuestion(countOwn, fetchSchema)
  const [hasReason, setReason] = useState(false)
  return (
    <Form
      schema={fetchSchema}
      submitLabel={question.label(hasReason)}
      submitVariant={hasReason ? 'danger' : 'leaf'}
      busyLabel="Saving..."
      onSubmit={async (wanted) => {
        if (!(await question.isAnswered(wanted))) return false
        await enterAbsence(client, { ...wanted, id: retry.keyFor(wanted) })
        retry.reset()
        toast(wanted.cancel_reason ? toasts.absentAndCancelled : toasts.absent)
        onClose()
        return true
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p>No one can book these hours.</p>
      <AbsenceFields
        day={day}
        cancels={question.words}
        onLook={(form) => void question.look(form)}
        onReason={setReason}
      />
    </Form>
  )
}
