import '#web/practice/practice.css'

import { useQuery } from '@tanstack/react-query'
import { describeRating, ratingsAtOnce } from '#domain/appointments/rating.ts'
import type { ProviderRatings } from '#domain/appointments/rating-schema.ts'
import { ForVerified } from '#web/practice/practice-gate.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading, Section, Card } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { providerRatings } from './rating-queries.ts'

/** What patients say after sessions, five at a time and without names. */
export function RatingsPage() {
  return (
    <Main>
      <PageHeading
        title="Ratings"
        lead={`After a session that was held, patients say how it was. You see ${ratingsAtOnce} ratings at a time, 7 days after they were given, without names or dates. So no one has to fear an honest answer.`}
      />
      <ForVerified>
        <Ratings />
      </ForVerified>
    </Main>
  )
}

function Ratings() {
  const query = useQuery(providerRatings)
  return (
    <QueryView query={query} failed="Error fetching your ratings" fallback={<Skeleton lines={5} />}>
      {(ratings) => <Published ratings={ratings} />}
    </QueryView>
  )
}

function Published({ ratings: { rating, comments } }: { ratings: ProviderRatings }) {
  if (!rating)
    return (
      <EmptyState
        drawing={<HandsAroundCup width={132} />}
        text={`No ratings yet. They are shown once there are ${ratingsAtOnce}.`}
        action={
          <Link to="/provider-profile" className="link link-alone">
            Back to today
          </Link>
        }
      />
    )
  return (
    <>
      <p className="text-lg font-bold">{describeRating(rating)}</p>
      <p>Patients see this when they choose a provider.</p>
      <Section title="Comments">
        {comments.length === 0 ? <p>No comments yet.</p> : null}
        <ul className="grid gap-4">
          {comments.map((comment, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two comments may be the same
            <li key={index}>
              <Card className="whitespace-pre-line wrap-anywhere">{comment}</Card>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
