import { useQuery } from '@tanstack/react-query'
import type { Wording } from '#domain/email-texts/email-text.ts'
import type { TextKey } from '#domain/email-texts/registry.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { textChanges } from './text-queries.ts'

/** The former texts: who has written which, and when. Each can be put back into the form. */
export function TextHistory({ name, onPut }: { name: TextKey; onPut: (wording: Wording) => void }) {
  const query = useQuery(textChanges(name))
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history">History</h2>
      <QueryView
        query={query}
        failed="Error fetching the history"
        fallback={<Skeleton lines={3} />}
      >
        {(changes) =>
          changes.length === 0 ? (
            <p>No change yet. What you see above is our wording.</p>
          ) : (
            <ol aria-label="Changes" className="grid max-w-none">
              {changes.map((change) => {
                const when = formatDateTime(change.changed_at)
                return (
                  <li key={change.id} className="max-w-none border-t border-hairline py-4">
                    <p className="font-bold">
                      {when}
                      {', '}
                      <span translate="no">{change.changed_by_name ?? 'a former admin'}</span>
                      {change.is_own ? null : ', back to our wording'}
                    </p>
                    <p className="mt-2 wrap-anywhere" translate="no">
                      {change.subject}
                    </p>
                    <p className="whitespace-pre-line wrap-anywhere" translate="no">
                      {change.body}
                    </p>
                    <p className="mt-2">
                      <Button
                        variant="quiet"
                        aria-label={`Put the text of ${when} into the form`}
                        onClick={() => onPut(change)}
                      >
                        Put into the form
                      </Button>
                    </p>
                  </li>
                )
              })}
            </ol>
          )
        }
      </QueryView>
    </section>
  )
}
