import { exerciseQuestions } from './exercise-questions.tsx'
import { PlanRun, type RunProps } from './plan-run.tsx'

export const ExerciseRun = (props: RunProps) => <PlanRun {...props} of={exerciseQuestions} />
