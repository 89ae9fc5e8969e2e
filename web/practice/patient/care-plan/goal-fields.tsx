import type { Goal } from '#domain/personal-plans/goals.ts'
import { longest, most } from '#domain/personal-plans/limits.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PlanDay } from './plan-day.tsx'
import { PlanField } from './plan-field.tsx'
import { changedStep, withoutStep, withStep } from './plan-typed.ts'
import { StepFields } from './step-fields.tsx'

interface GoalFieldsProps {
  goal: Goal
  number: number
  patientName: string
  /** What is missing, by the names of the fields of this goal. */
  errorOf: (field: string) => string | undefined
  isBusy: boolean
  onChange: (part: Partial<Goal>) => void
  onRemove: (() => void) | undefined
}

/** One goal with its steps. */
export function GoalFields(props: GoalFieldsProps) {
  const { goal, number, patientName, errorOf, isBusy, onChange, onRemove } = props
  const { id, steps } = goal
  return (
    <section className="grid gap-4" aria-label={`Goal ${number}`}>
      <h3>
        Goal <span translate="no">{number}</span>
      </h3>
      <PlanField
        label={`What ${patientName} wants, in their own words`}
        name={`${id}-goal`}
        value={goal.goal}
        rows={2}
        maxLength={longest.goal}
        error={errorOf('goal')}
        isBusy={isBusy}
        onChange={(value) => onChange({ goal: value })}
      />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <PlanField
          label="Reached when, such as “below 140/90” (optional)"
          name={`${id}-measure`}
          value={goal.measure}
          maxLength={longest.measure}
          error={errorOf('measure')}
          isBusy={isBusy}
          onChange={(measure) => onChange({ measure })}
        />
        <PlanDay
          label="By (optional)"
          name={`${id}-by`}
          value={goal.by}
          error={errorOf('by')}
          isBusy={isBusy}
          onChange={(by) => onChange({ by })}
        />
      </div>
      {steps.map((step, place) => (
        <StepFields
          key={step.id}
          step={step}
          place={`Goal ${number}, step ${place + 1}`}
          patientName={patientName}
          errorOf={(field) => errorOf(`steps.${place}.${field}`)}
          isBusy={isBusy}
          onChange={(part) => onChange({ steps: changedStep(steps, step.id, part) })}
          onRemove={
            steps.length > 1 ? () => onChange({ steps: withoutStep(steps, step.id) }) : undefined
          }
        />
      ))}
      <p className="flex flex-wrap gap-3">
        {steps.length < most.steps ? (
          <Button
            variant="quiet"
            aria-label={`Add a step to goal ${number}`}
            aria-disabled={isBusy}
            onClick={() => onChange({ steps: withStep(steps) })}
          >
            Add a step
          </Button>
        ) : null}
        {onRemove ? (
          <Button variant="quiet" aria-label={`Remove goal ${number}`} onClick={onRemove}>
            Remove this goal
          </Button>
        ) : null}
      </p>
    </section>
  )
}
