import { useQuery } from '@tanstack/react-query'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { QueuedCard } from './queued-card.tsx'
import { supportQueue } from './queue-queries.ts'

/** The queue of the user’s team. Patients have their questions on a page of their own. */
export function QueueBody() {
  const role = useProfile().data?.role
  if (role === undefined) return <Skeleton lines={6} />
  if (role === 'client')
    return (
      <EmptyState
        text="This page is for those who work here."
        action={
          <Link to="/support" className="link link-alone">
            Ask the team
          </Link>
        }
      />
    )
  return role === 'provider' ? (
    <ForVerified>
      <Queue />
    </ForVerified>
  ) : (
    <Queue />
  )
}

function Queue() {
  const query = useQuery(supportQueue)
  return (
    <QueryView
      query={query}
      failed="Error fetching the questions"
      Failed={NotShown}
      fallback={<Skeleton lines={6} text="Loading questions..." />}
    >
      {({ team, questions }) => (
        <>
          {team === 'desk' ? (
            <p className="mb-6">
              Questions about health are not here: providers answer them. If a person writes about
              their health, stop reading, and press “This is a health question”.
            </p>
          ) : null}
          {questions.length === 0 ? (
            <EmptyState text="No questions to answer. You get an email half an hour before one is due." />
          ) : (
            <ul className="grid gap-4" aria-label="Questions to answer">
              {questions.map((row) => (
                <li key={row.id} className="max-w-none" data-question={row.id}>
                  <QueuedCard row={row} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-6">
            <Button variant="quiet" onClick={() => void query.refetch()}>
              Load again
            </Button>
          </div>
          <LusakaTimeNote />
        </>
      )}
    </QueryView>
  )
}
