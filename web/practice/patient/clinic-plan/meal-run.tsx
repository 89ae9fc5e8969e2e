import { mealQuestions } from './meal-questions.tsx'
import { PlanRun, type RunProps } from './plan-run.tsx'

export const MealRun = (props: RunProps) => <PlanRun {...props} of={mealQuestions} />
