import type { TakenPlanRequest } from '#domain/practice/plan-requests.ts'
import {
  blankExerciseDraft,
  type ExerciseDraft,
  exerciseDraftOf,
  exercisePlanIn,
  placeInExercises,
} from './exercise-draft.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import { ExerciseView } from './exercise-view.tsx'
import { PlanWriter } from './plan-writer.tsx'
import { useDraft } from './use-draft.ts'

type Request = Extract<TakenPlanRequest, { kind: 'exercise' }>

/** Writes an exercise plan. */
export function ExerciseWriter({ request }: { request: Request }) {
  const { plan } = request
  const { draft, isTyped, change, forget } = useDraft<ExerciseDraft>(request.id, 'exercise', () =>
    plan ? exerciseDraftOf(plan) : blankExerciseDraft(),
  )
  return (
    <PlanWriter
      request={request}
      isTyped={isTyped}
      forget={forget}
      typed={() => exercisePlanIn(draft)}
      placeOf={(path) => placeInExercises(draft, path)}
      schemas={async () => {
        const { newExercisePlan, exerciseTemplate } = await import('./plan-schemas.ts')
        return { plan: newExercisePlan, template: exerciseTemplate }
      }}
      show={(one) => ('expert_message' in one ? <ExerciseView plan={one} /> : null)}
      startFrom={(content) => {
        if ('expert_message' in content)
          change(
            exerciseDraftOf({
              ...content,
              expert_message: content.expert_message || draft.message,
            }),
          )
      }}
    >
      <ExerciseFields draft={draft} onChange={change} />
    </PlanWriter>
  )
}
