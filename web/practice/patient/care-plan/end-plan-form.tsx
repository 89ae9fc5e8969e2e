import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longest } from '#domain/personal-plans/limits.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { endPlan, reloadPlans } from './plan-queries.ts'

interface EndPlanFormProps {
  plan_id: string
  patient_id: string
  onClose: () => void
}

/** Ends a care plan with a reason, which its person reads. */
export function EndPlanForm({ plan_id, patient_id, onClose }: EndPlanFormProps) {
  const client = useQueryClient()
  const [draft] = useState(() => memoryDraft<Typed>(`end of care plan ${plan_id}`))
  return (
    <Form
      schema={async () => (await import('#domain/personal-plans/schema.ts')).endForm}
      draft={draft}
      submitLabel="End the plan"
      busyLabel="Ending..."
      submitVariant="danger"
      onSubmit={async ({ reason }) => {
        await endPlan(plan_id, reason)
        draft.clear()
        toast({ title: 'Care plan ended', text: 'It stays readable for you and your patient.' })
        await reloadPlans(client, patient_id)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <TextAreaField
        name="reason"
        label="Why does it end?"
        hint="Your patient reads it."
        rows={2}
        maxLength={longest.reason}
      />
    </Form>
  )
}
