import { useQueryClient } from '@tanstack/react-query'
import { type CataloguePlan, freePlan } from '#domain/membership/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changePlan } from './plan-queries.ts'
import { toasts } from '#web/admin/texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const fetchSchema = loadOnce(() => import('./plan-schema.ts'))

/** What a plan costs and says, and whether it is on sale. Closes only once it is saved. */
export function PlanForm({ plan, onClose }: { plan: CataloguePlan; onClose: () => void }) {
  const client = useQueryClient()
  const isFree = plan.key === freePlan
  return (
    <Form
      schema={async () => (await fetchSchema()).planForm}
      submitLabel="Save the plan"
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        const { toChange } = await fetchSchema()
        await changePlan(client, plan.key, toChange(typed, plan.updated_at))
        toast(toasts.planChanged)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <NumberField
        name="price"
        label="Price of a month"
        hint={
          isFree
            ? 'The plan of students is always free.'
            : 'Who pays already pays what they were shown. Receipts do not change.'
        }
        unit="kwacha"
        decimal
        defaultValue={String(plan.price_ngwee / 100)}
        readOnly={isFree}
      />
      <TextField name="summary" label="Who it is for" maxLength={200} defaultValue={plan.summary} />
      <CheckboxField
        name="is_offered"
        label="On sale"
        hint="If you untick it, no one can buy it any more. Members keep it until it ends."
        defaultChecked={plan.is_offered}
      />
    </Form>
  )
}
