import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import type { MyPlanProps, PlanRequest } from './requests.ts'
import { errorTitles } from './words.ts'

/** The link to request another plan, and the earlier requests: fetched on demand. */
export function EarlierRequests<Request extends PlanRequest>({
  words,
  requests,
  goalOf,
  latest_id,
}: Pick<MyPlanProps<Request>, 'words' | 'requests' | 'goalOf'> & { latest_id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...requests.own, enabled: isOpen })
  const earlier = data?.filter(({ id }) => id !== latest_id)
  return (
    <Section title="Other plans" className="screen-only">
      <p className="mb-4">
        Has something in your life changed?{' '}
        <Link to={words.questionnaire} className="link">
          Ask for another {words.plan}
        </Link>
        .
      </p>
      <QueryView
        query={{ data: earlier, error, refetch }}
        failed={errorTitles.fetching}
        fallback={
          isOpen ? (
            <Skeleton lines={2} />
          ) : (
            <Button variant="quiet" onClick={() => setOpen(true)}>
              Show earlier requests
            </Button>
          )
        }
      >
        {(found) =>
          found.length === 0 ? (
            <p role="status">This is your only request.</p>
          ) : (
            <ul className="grid gap-6">
              {found.map((request) => (
                <li key={request.id}>
                  <Link to={`${words.page}?request=${request.id}`} className="link link-alone">
                    {goalOf(request)}, {formatDate(request.created_at)}
                  </Link>
                  {request.plan ? '' : ': being crafted'}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  )
}
