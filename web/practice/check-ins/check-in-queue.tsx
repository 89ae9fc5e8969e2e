import { useQuery } from '@tanstack/react-query'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { CheckInCard } from './check-in-card.tsx'
import { checkInQueue } from './check-in-queries.ts'

/** The check-ins without an answer, for providers whom an admin has verified. */
export function CheckInQueue() {
  return (
    <ForVerified>
      <Queue />
    </ForVerified>
  )
}

function Queue() {
  const query = useQuery(checkInQueue)
  const profession = useProfile().data?.profession
  if (profession !== undefined && profession !== 'therapist')
    return <EmptyState text="Only therapists answer check-ins." action={<BackToday />} />
  return (
    <QueryView
      query={query}
      failed="Error fetching the check-ins"
      Failed={NotShown}
      fallback={<Skeleton lines={6} text="Loading check-ins..." />}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState text="No check-ins to answer." action={<BackToday />} />
        ) : (
          <>
            <ul className="grid gap-4" aria-label="Check-ins to answer">
              {rows.map((row) => (
                <li key={row.id} className="max-w-none" data-check-in={row.id}>
                  <CheckInCard row={row} />
                </li>
              ))}
            </ul>
            <div className="mt-6">
              <Button variant="quiet" onClick={() => void query.refetch()}>
                Load again
              </Button>
            </div>
            <LusakaTimeNote />
          </>
        )
      }
    </QueryView>
  )
}

const BackToday = () => (
  <Link to="/provider-profile" className="link link-alone">
    Back to today
  </Link>
)
