import { useQueryClient } from '@tanstack/react-query'
import type { FeatureSettings } from '#domain/admin/clinic-features.ts'
import { clinicFeatures } from '#domain/values/clinic-features.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { featureLabels } from './feature-labels.ts'
import { changeFeatures } from './feature-queries.ts'

const saved = {
  title: 'Saved',
  text: 'Menus, pages and calls follow within a minute. Open pages follow once they are loaded again.',
}

/** Which features are on: what is not ticked is off. */
export function FeaturesForm({ features: { version, off } }: { features: FeatureSettings }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await import('#domain/admin/clinic-features.ts')).featuresForm}
      submitLabel="Save what is offered"
      busyLabel="Saving..."
      onSubmit={async ({ on }) => {
        const wanted = { version, off: clinicFeatures.filter((feature) => !on.includes(feature)) }
        await changeFeatures(client, { ...wanted, id: retry.keyFor(wanted) })
        retry.reset()
        toast(saved)
      }}
    >
      <ChoiceCards
        name="on"
        label="What the clinic offers"
        multiple
        options={clinicFeatures.map((value) => ({ value, ...featureLabels[value] }))}
        defaultValue={clinicFeatures.filter((feature) => !off.includes(feature))}
      />
    </Form>
  )
}
