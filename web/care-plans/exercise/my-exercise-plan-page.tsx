import { useEffect } from 'react'
import type { ExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import { lazyPage } from '#web/app/route.ts'
import { BeingCrafted } from '#web/care-plans/shared/being-crafted.tsx'
import { Expected } from '#web/care-plans/shared/expected.tsx'
import { MyPlan } from '#web/care-plans/shared/my-plan.tsx'
import { formatDateTime } from '#web/platform/dates.ts'
import { Bicycle } from '#web/ui/drawings/bicycle.tsx'
import { latestRequest, ownRequests } from './queries.ts'
import { planWords } from './texts.ts'

/** A plan with all its actions, fetched together with the request. */
const written = lazyPage(async () => (await import('./written-plan.tsx')).WrittenPlan)

/** The latest request for an exercise plan, or an earlier one: pending, or answered with a plan. */
export function MyExercisePlanPage() {
  useEffect(() => {
    // A failure occurs again, and is shown, when the part is needed.
    void written.load().catch(() => undefined)
  }, [])
  return (
    <MyPlan
      words={planWords}
      latest={latestRequest}
      own={ownRequests}
      goalOf={goalOf}
      drawing={<Bicycle width={220} />}
      crafted={(request) => <ExerciseBeingCrafted request={request} />}
      written={(request) => <written.Page request={request} />}
    />
  )
}

const goalOf = ({ profile_goals }: ExercisePlanRequest) =>
  profile_goals.primaryGoal ?? 'Without a stated goal'

/** The request is pending with the fitness experts, and no plan is written yet. */
function ExerciseBeingCrafted({ request }: { request: ExercisePlanRequest }) {
  const { created_at, profile_goals, fitness_level } = request
  const { daysPerWeek, minutesPerSession } = fitness_level
  const time = [daysPerWeek && `${daysPerWeek} days a week`, minutesPerSession]
  return (
    <BeingCrafted
      kicker={planWords.title}
      title="Your exercise plan is being crafted"
      lead={
        <>
          A fitness expert reads your answers and writes it by hand. That takes{' '}
          <span className="whitespace-nowrap">{turnaround}</span>.
        </>
      }
      drawing={<Bicycle width={240} />}
      facts={[
        ['Goal', profile_goals.primaryGoal],
        ['Your time', time.filter(Boolean).join(', ')],
        ['Sent', formatDateTime(created_at)],
        ['Usually here by', <Expected key="expected" sent={created_at} />],
      ]}
      steps={[
        'A fitness expert takes your request. Only they read what you wrote.',
        'They write a week of sessions by your goals, your health and what you have.',
        'You find the plan on this page. Then you can still ask for changes.',
      ]}
    />
  )
}
