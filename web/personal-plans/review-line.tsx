import { reviewState } from '#domain/personal-plans/progress.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'

/** When the plan is reviewed; once that day has come, how to book the visit. */
export function ReviewLine({ review_on, today }: { review_on: string; today: string }) {
  const state = reviewState(review_on, today)
  if (state === 'later') return <p>Review on {formatDate(review_on)}.</p>
  return (
    <p>
      <strong>
        {state === 'today'
          ? 'Your review is due today.'
          : `Your review was due on ${formatDate(review_on)}.`}
      </strong>{' '}
      <Link to="/book-appointment" className="link">
        Book a visit
      </Link>
    </p>
  )
}
