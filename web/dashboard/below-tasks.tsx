import { isOffered } from '#domain/values/brand.ts'
import type { DayNews } from '#domain/dashboard/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { SelfCareTree } from './tree/self-care-tree.tsx'

const fetchCarePlan = async () =>
  (await import('#web/personal-plans/care-plan-today.tsx')).CarePlanToday

interface MorePlace {
  to: `/${string}`
  title: string
  text?: string
}

const writtenOn = (at: string | null | undefined) => (at ? { text: formatDate(at) } : {})

/** The pages that the navigation does not have. */
const more = (news: DayNews | undefined): readonly MorePlace[] => [
  { to: '/my-summary', title: 'Show my nurse' },
  { to: '/screening', title: 'Mental wellness' },
  { to: '/meal-plan-questionnaire', title: 'Meal plan questions' },
  { to: '/exercise-plan-questionnaire', title: 'Exercise plan questions' },
  { to: '/my-meal-plan', title: 'My meal plan', ...writtenOn(news?.meal_plan_at) },
  { to: '/my-exercise-plan', title: 'My exercise plan', ...writtenOn(news?.exercise_plan_at) },
  { to: '/intake', title: 'Before your first visit' },
]

/** What is below the tasks of a client's day: the care plan, further pages, and the tree of self-care. */
export function BelowTasks({ news }: { news: DayNews | undefined }) {
  return (
    <>
      {news?.has_care_plan ? <Lazy load={fetchCarePlan} props={{}} optional /> : null}
      <Section title="More" className="mt-6">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {/* A plan that is written stays, whatever the clinic offers. */}
          {more(news)
            .filter(({ to, text }) => text || isOffered(to))
            .map(({ to, title, text }) => (
              <li key={to} className="max-w-none border-b border-hairline">
                <Link to={to} className="link flex min-h-11 items-center py-2">
                  {text ? `${title}, ${text}` : title}
                </Link>
              </li>
            ))}
        </ul>
      </Section>
      <SelfCareTree />
    </>
  )
}
