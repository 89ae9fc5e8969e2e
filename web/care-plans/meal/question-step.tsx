import { QuestionField } from '#web/care-plans/shared/question-field.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { StepForm } from '#web/ui/forms/step-form.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { askedIn, goalIn } from './questions.ts'
import { WeightStop } from './weight-stop.tsx'
import { schemaOfStep } from './schemas.ts'

interface QuestionStepProps {
  /** 1 to 4. */
  step: number
  typed: Typed
  onType: (typed: Typed) => void
  onNext: () => void
  /** Absent on the first step. */
  onBack: (() => void) | undefined
}

/** The questions of one step, with the earlier answers. */
export function QuestionStep({ step, typed, onType, onNext, onBack }: QuestionStepProps) {
  const questions = askedIn(step, typed)
  if (questions.length === 0)
    return (
      <>
        <p>For “{goalIn(typed)}” there is nothing more to ask here. Continue to how you eat.</p>
        <div className="form-actions mt-6">
          <Button onClick={onNext}>Next</Button>
          <Button variant="quiet" onClick={onBack}>
            Previous
          </Button>
        </div>
      </>
    )
  return (
    <StepForm
      schema={schemaOfStep(step, typed)}
      onType={onType}
      onSubmit={onNext}
      onBack={onBack}
      backLabel="Previous"
    >
      <div className="grid gap-8">
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} given={typed[question.name]} />
        ))}
      </div>
      <WeightStop typed={typed} />
    </StepForm>
  )
}
