import type { ReactNode } from 'react'
import { type Goal, type Step, whoWords } from '#domain/personal-plans/goals.ts'
import { formatDate } from '#web/platform/values/dates.ts'

interface PlanGoalsProps {
  goals: readonly Goal[]
  /** Who the patient and the provider are, in the words of the reader. */
  names: { patient: string; provider: string | null }
  /** What can be done with a step, or is known of it. */
  below?: (step: Step) => ReactNode
}

/** The goals of a care plan, each with its steps: what, who and when. */
export function PlanGoals({ goals, names, below }: PlanGoalsProps) {
  return (
    <ol className="grid gap-6" aria-label="Goals">
      {goals.map((goal, place) => (
        <li key={goal.id} className="grid max-w-none gap-3">
          <h3 className="wrap-anywhere">
            Goal {place + 1}: {goal.goal}
          </h3>
          {goal.measure || goal.by ? (
            <p className="wrap-anywhere text-muted">
              {goal.measure ? `Reached when: ${goal.measure}. ` : ''}
              {goal.by ? `By ${formatDate(goal.by)}.` : ''}
            </p>
          ) : null}
          <ul className="grid gap-3" aria-label={`Steps for goal ${place + 1}`}>
            {goal.steps.map((step) => (
              <li key={step.id} className="grid max-w-none gap-2 border-b border-hairline py-2">
                <p className="font-bold wrap-anywhere">{step.step}</p>
                <p className="wrap-anywhere text-muted">
                  <span {...(step.who === 'patient' ? {} : { translate: 'no' as const })}>
                    {whoWords(step, names)}
                  </span>
                  {step.when ? ` · ${step.when}` : ''}
                </p>
                {below?.(step)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
