import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GuideReview } from '#domain/library/schema.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { reviewChanges, setReview } from './review-queries.ts'
import { ReviewState } from './review-row.tsx'

/** Who has read a guide and when, the way back to a draft, and the history. */
export function ReviewDialog({ guide, onClose }: { guide: GuideReview; onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const { slug, version, text_hash, state } = guide
  const seen = { version, text_hash }
  const withdraw = useAction(
    async () => {
      const wanted = { state: 'draft' as const, ...seen }
      await setReview(client, slug, { ...wanted, id: retry.keyFor({ slug, ...wanted }) })
      retry.reset()
      onClose()
    },
    {
      success: { title: 'Guide is a draft', text: 'Its page says “Not yet reviewed”.' },
      failure: 'The review is as before',
    },
  )
  return (
    <>
      <Form
        schema={async () => (await import('#domain/library/schema.ts')).reviewForm}
        submitLabel="Save review"
        busyLabel="Saving..."
        onSubmit={async (typed) => {
          const wanted = { state: 'reviewed' as const, ...seen, ...typed }
          await setReview(client, slug, { ...wanted, id: retry.keyFor({ slug, ...wanted }) })
          retry.reset()
          toast({ title: 'Review saved', text: 'The page of the guide shows it.' })
          onClose()
        }}
      >
        <TextField
          name="reviewer_name"
          label="Name of the clinician"
          hint="Everyone who opens the guide sees name, role and day."
          autoComplete="off"
          maxLength={120}
        />
        <TextField
          name="reviewer_role"
          label="Role"
          hint="For example Clinical officer."
          autoComplete="off"
          maxLength={120}
        />
        <DateField name="reviewed_on" label="Day of the review" />
      </Form>
      {state === 'reviewed' ? (
        <p className="mt-4">
          <ActionButton variant="quiet" action={withdraw}>
            Make it a draft again
          </ActionButton>
        </p>
      ) : null}
      <History slug={slug} />
    </>
  )
}

function History({ slug }: { slug: string }) {
  const query = useQuery(reviewChanges(slug))
  return (
    <section aria-labelledby="history" className="mt-6">
      <h3 id="history">History</h3>
      <QueryView
        query={query}
        failed="Error fetching the history"
        fallback={<Skeleton lines={3} />}
      >
        {(changes) =>
          changes.length === 0 ? (
            <p>No review yet.</p>
          ) : (
            <ol aria-label="Changes" className="grid max-w-none">
              {changes.map((change) => (
                <li key={change.id} className="max-w-none border-t border-hairline py-2">
                  <ReviewState {...change} has_changed={false} />
                  <p className="text-muted">
                    {formatDateTime(change.changed_at)}
                    {', '}
                    <span translate="no">{change.changed_by_name ?? 'a former admin'}</span>
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  )
}
