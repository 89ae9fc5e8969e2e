import { useQuery } from '@tanstack/react-query'
import { SaidWords } from '#web/check-ins/said-words.tsx'
import { monthName } from '#web/check-ins/texts.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { checkInsOf } from '#web/practice/check-ins/check-in-queries.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** The monthly check-ins that a patient shares, each with its answer. */
export function CheckInsPart({ id }: { id: string }) {
  return (
    <QueryView
      query={useQuery(checkInsOf(id))}
      failed="Error fetching the check-ins"
      fallback={<Skeleton lines={1} />}
    >
      {(rows) =>
        rows.length === 0 ? null : (
          <Accordion
            items={[
              {
                title: `Monthly check-ins (${rows.length})`,
                content: (
                  <ul className="grid gap-6" aria-label="Monthly check-ins, newest first">
                    {rows.map((one) => (
                      <li key={one.id} className="grid max-w-none gap-3">
                        <h3>{monthName(one.month)}</h3>
                        <SaidWords said={one} />
                        {one.answer && one.answered_at ? (
                          <div>
                            <p className="font-bold">
                              Answer of{' '}
                              <span translate="no">{one.answered_by_name ?? 'a therapist'}</span>,{' '}
                              {formatDate(one.answered_at)}
                            </p>
                            <p className="wrap-anywhere whitespace-pre-line">{one.answer}</p>
                          </div>
                        ) : (
                          <p>It waits for an answer.</p>
                        )}
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        )
      }
    </QueryView>
  )
}
