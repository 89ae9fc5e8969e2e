import { useQuery } from '@tanstack/react-query'
import type { BillingRulesChange } from '#domain/admin/billing-rules.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ruleChanges } from './books-queries.ts'

const written = ({ number_series, missed_percent, late_percent, late_hours }: BillingRulesChange) =>
  [
    number_series === 'clinic' ? 'One series for the clinic' : 'One series for each provider',
    `did not come: ${missed_percent} %`,
    `cancelled less than ${late_hours} hours before: ${late_percent} %`,
  ].join(', ')

/** The history: who has changed how the books are kept, and when. */
export function RuleChanges() {
  const query = useQuery(ruleChanges)
  return (
    <section aria-labelledby="books-history" className="mt-8">
      <h3 id="books-history">History of the books</h3>
      <QueryView
        query={query}
        failed="Error fetching the history"
        fallback={<Skeleton lines={3} />}
      >
        {(changes) =>
          changes.length === 0 ? (
            <p>No change yet. What you see above is what the product came with.</p>
          ) : (
            <ol aria-label="Changes of the books" className="grid max-w-none">
              {changes.map((change) => (
                <li key={change.id} className="max-w-none border-t border-hairline py-4">
                  <p className="font-bold">
                    {formatDateTime(change.changed_at)}
                    {', '}
                    <span translate="no">{change.changed_by_name ?? 'a former admin'}</span>
                  </p>
                  <p className="mt-2 wrap-anywhere">{written(change)}</p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  )
}
