import type { ExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import { BeingCrafted } from '#web/care-plans/shared/being-crafted.tsx'
import { Expected } from '#web/care-plans/shared/expected.tsx'
import { MyPlan } from '#web/care-plans/shared/my-plan.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ExercisePlan } from './exercise-plan.tsx'
import { exerciseRequests } from './queries.ts'
import { planTexts } from './texts.ts'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchBicycle = async () => (await import('#web/ui/drawings/bicycle.tsx')).Bicycle

/** The latest request for an exercise plan, or an earlier one: pending, or answered with a plan. */
export function MyExercisePlanPage() {
  return (
    <MyPlan
      words={planTexts}
      requests={exerciseRequests}
      goalOf={({ profile_goals }) => profile_goals.primaryGoal ?? 'Without a stated goal'}
      drawing={<LateDrawing fetchDrawing={fetchBicycle} width={220} box={[300, 200]} />}
      crafted={(request) => (
        <BeingCrafted
          words={planTexts}
          drawing={<LateDrawing fetchDrawing={fetchBicycle} width={240} box={[300, 200]} />}
          facts={factsOf(request)}
          writing="They write a week of sessions by your goals, your health and what you have."
        />
      )}
      Written={ExercisePlan}
    />
  )
}

function factsOf({ created_at, profile_goals, fitness_level }: ExercisePlanRequest) {
  const { daysPerWeek, minutesPerSession } = fitness_level
  const time = [daysPerWeek && `${daysPerWeek} days a week`, minutesPerSession]
  return [
    ['Goal', profile_goals.primaryGoal],
    ['Your time', time.filter(Boolean).join(', ')],
    ['Sent', formatDateTime(created_at)],
    ['Usually here by', <Expected key="expected" sent={created_at} />],
  ] as const
}
