import type { Step, StepDoer } from '#domain/personal-plans/goals.ts'
import { longest } from '#domain/personal-plans/limits.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PlanChoice, PlanField } from './plan-field.tsx'

interface StepFieldsProps {
  step: Step
  /** As "Goal 1, step 2". */
  place: string
  patientName: string
  errorOf: (field: 'step' | 'who_words' | 'when') => string | undefined
  isBusy: boolean
  onChange: (part: Partial<Step>) => void
  onRemove: (() => void) | undefined
}

/** One step: what, who, and how often or when. */
export function StepFields(props: StepFieldsProps) {
  const { step, place, patientName, errorOf, isBusy, onChange, onRemove } = props
  const named = (part: string) => `${step.id}-${part}`
  return (
    <fieldset className="grid gap-3 border-b border-hairline py-2">
      <legend className="font-bold">{place}</legend>
      <PlanField
        label="Step"
        name={named('step')}
        value={step.step}
        rows={2}
        maxLength={longest.step}
        error={errorOf('step')}
        isBusy={isBusy}
        onChange={(value) => onChange({ step: value })}
      />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <PlanChoice
          label="Who does it"
          name={named('who')}
          value={step.who}
          isBusy={isBusy}
          onChange={(who) => onChange({ who: who as StepDoer })}
        >
          <option value="patient">{patientName}</option>
          <option value="provider">You, the provider</option>
          <option value="other">Someone else</option>
        </PlanChoice>
        {step.who === 'other' ? (
          <PlanField
            label="Who, in words"
            name={named('who_words')}
            value={step.who_words}
            maxLength={longest.who}
            error={errorOf('who_words')}
            isBusy={isBusy}
            onChange={(who_words) => onChange({ who_words })}
          />
        ) : null}
        <PlanField
          label="How often, or when"
          name={named('when')}
          value={step.when}
          maxLength={longest.when}
          error={errorOf('when')}
          isBusy={isBusy}
          onChange={(when) => onChange({ when })}
        />
        <PlanChoice
          label="It is done"
          name={named('is_once')}
          value={step.is_once ? 'once' : 'days'}
          isBusy={isBusy}
          onChange={(how) => onChange({ is_once: how === 'once' })}
        >
          <option value="days">Again and again: marked day by day</option>
          <option value="once">Once</option>
        </PlanChoice>
      </div>
      {onRemove ? (
        <p>
          <Button variant="quiet" aria-label={`Remove ${place}`} onClick={onRemove}>
            Remove this step
          </Button>
        </p>
      ) : null}
    </fieldset>
  )
}
