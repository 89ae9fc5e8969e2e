import { useQuery } from '@tanstack/react-query'
import { nextSteps } from '#domain/personal-plans/progress.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { currentOf, ownPersonalPlans } from './queries.ts'
import { ReviewLine } from './review-line.tsx'

/** So many steps at most; the others are on the page of the plan. */
const most = 3

/** The next steps of the current care plan, and its review. */
export function CarePlanToday() {
  const today = dayOf(useNow())
  const { data } = useQuery(ownPersonalPlans)
  const version = data && currentOf(data)?.versions[0]
  if (!version) return null
  const steps = nextSteps(version.goals, data.marks, today)
  return (
    <Section title="Your care plan" className="mt-6">
      {steps.length > 0 ? (
        <ul aria-label="Next steps of your care plan" className="grid gap-2">
          {steps.slice(0, most).map(({ id, step, when }) => (
            <li key={id} className="max-w-none wrap-anywhere">
              {step}
              <span className="text-muted"> · {when}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>You have done your steps for today.</p>
      )}
      <div className="mt-3">
        <ReviewLine review_on={version.review_on} today={today} />
      </div>
      <p>
        <Link to="/care-plan" className="link link-alone">
          Open your care plan
        </Link>
      </p>
    </Section>
  )
}
