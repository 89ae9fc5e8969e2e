import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import {
  blankExerciseDraft,
  type ExerciseDraft,
  exerciseDraftOf,
  exercisePlanIn,
  placeInExercises,
} from './draft.ts'
import { ExerciseFields } from './fields.tsx'
import { ExerciseView } from './view.tsx'
import { PlanWriter } from '../editor/plan-writer.tsx'
import { useDraft } from '../editor/use-draft.ts'

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
        const { newExercisePlan, exerciseTemplate } = await import('../editor/plan-schemas.ts')
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
