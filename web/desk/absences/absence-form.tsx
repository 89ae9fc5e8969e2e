import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AbsenceFields } from '#web/practice/absences/absence-fields.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ProviderField } from '../booking/provider-field.tsx'
import { toasts } from '../texts.ts'
import { useCancelQuestion } from '#web/practice/absences/use-cancel-question.ts'
import { countFallingInto, enterAbsence } from './absence-queries.ts'

const fetchSchema = loadOnce(
  async () => (await import('#domain/practice/absence-form.ts')).deskAbsenceForm,
)

/** Days or hours at which a provider is absent. */
export function AbsenceForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const question = useCancelQuestion(countFallingInto, fetchSchema)
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
      <ProviderField />
      <AbsenceFields
        cancels={question.words}
        onLook={(form) => void question.look(form)}
        onReason={setReason}
      />
    </Form>
  )
}
