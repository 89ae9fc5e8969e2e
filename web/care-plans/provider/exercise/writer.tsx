import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { DraftWriter, type PlanEditor } from '../editor/draft-writer.tsx'
import {
  blankExerciseDraft,
  countSessions,
  type ExerciseContent,
  type ExerciseDraft,
  exerciseDraftOf,
  exercisePlanIn,
  pathInExercises,
  placeInExercises,
  wholeWeek,
} from './draft.ts'
import { ExerciseFields } from './fields.tsx'
import { ExerciseView } from './view.tsx'

const editor: PlanEditor<ExerciseDraft, ExerciseContent> = {
  kind: 'exercise',
  messageName: 'expert_message',
  draftOf: exerciseDraftOf,
  planIn: exercisePlanIn,
  whole: (draft) => ({ ...draft, days: wholeWeek(draft.days) }),
  countIn: (draft, request) =>
    countSessions(
      draft,
      request.kind === 'exercise' ? request.answers.fitness_level.daysPerWeek : null,
    ),
  pathIn: pathInExercises,
  placeIn: placeInExercises,
  schemas: loadOnce(async () => {
    const { newExercisePlan, exerciseTemplate } = await import('../editor/plan-schemas.ts')
    return { plan: newExercisePlan, template: exerciseTemplate }
  }),
  Fields: ExerciseFields,
  View: ExerciseView,
}

type Request = Extract<TakenPlanRequest, { kind: 'exercise' }>

/** Writes an exercise plan. */
export function ExerciseWriter({ request }: { request: Request }) {
  const { plan } = request
  const start = () => (plan ? exerciseDraftOf(plan) : blankExerciseDraft())
  return <DraftWriter editor={editor} request={request} start={start} />
}
