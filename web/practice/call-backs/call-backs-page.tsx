import '#web/practice/practice.css'

import { useQuery } from '@tanstack/react-query'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { callBackQueue } from './call-back-queries.ts'
import { CallBackCard } from './call-back-card.tsx'

/** The queue of therapists: people who asked for a call, the oldest time first. */
export function CallBacksPage() {
  return (
    <Main>
      <PageHeading
        title="Calls to make"
        lead="You see the name and the number of a call once you have claimed it."
      />
      <ForVerified>
        <Queue />
      </ForVerified>
    </Main>
  )
}

function Queue() {
  const query = useQuery(callBackQueue)
  const profession = useProfile().data?.profession
  if (profession !== undefined && profession !== 'therapist')
    return <EmptyState text="Only therapists call people back." action={<BackToday />} />
  return (
    <QueryView
      query={query}
      failed="Could not load the calls"
      Failed={NotShown}
      fallback={<Skeleton lines={6} text="Loading calls..." />}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState
            drawing={<Kettle width={132} />}
            text="No calls to make. You get an email when it is time for a call that no one has claimed."
            action={<BackToday />}
          />
        ) : (
          <>
            <ul className="grid gap-4" aria-label="Calls to make">
              {rows.map((row) => (
                <li key={row.id} className="max-w-none" data-call={row.id}>
                  <CallBackCard row={row} />
                </li>
              ))}
            </ul>
            <div className="form-actions">
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
