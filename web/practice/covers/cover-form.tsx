import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { colleagues } from '#web/practice/referrals/referral-queries.ts'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { enterCover } from './cover-queries.ts'

/** Which colleague covers, from day to day. */
export function CoverForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const query = useQuery(colleagues)
  const retry = useIdempotencyKey()
  return (
    <QueryView
      query={query}
      failed={errorTitles.form}
      Failed={NotShown}
      fallback={<SkeletonBlock />}
    >
      {(all) => (
        <Form
          schema={async () => (await import('#domain/covers/schema.ts')).coverForm}
          submitLabel="Ask them"
          busyLabel="Saving..."
          onSubmit={async (typed) => {
            await enterCover(client, { ...typed, id: retry.keyFor(typed) })
            toast(toasts.coverAsked)
            onClose()
          }}
          actions={
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
          }
        >
          <SelectField
            name="colleague_id"
            label="Colleague"
            hint="Of your profession."
            placeholder="Choose a colleague"
            options={all.map(({ id, full_name, specialty }) => ({
              value: id,
              label: specialty ? `${full_name}, ${specialty}` : full_name,
            }))}
          />
          <DateField name="first_day" label="First day" />
          <DateField name="last_day" label="Last day" hint="The same day if it is one." />
        </Form>
      )}
    </QueryView>
  )
}
