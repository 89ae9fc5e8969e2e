import { knownForMeal } from '#domain/care-plans/shared/care-facts.ts'
import { unknownCare } from '#domain/readings/care.ts'
import { useOwnCare } from '#web/care-plans/shared/care-queries.ts'
import { answersOf, askedWith } from '#web/care-plans/shared/known-answers.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { QuestionField } from '#web/care-plans/shared/question-field.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { StepForm } from '#web/ui/forms/step-form.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { askedIn, goalIn } from './questions.ts'
import { useWeightStop, WeightStop } from './weight-stop.tsx'
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
  const care = useOwnCare()
  const allergies = useProfile().data?.known_allergies_conditions ?? null
  const known: Typed = knownForMeal(care ?? unknownCare, allergies)
  const filled = { ...known, ...typed }
  const questions = askedIn(step, typed)
  const isStopped = useWeightStop(filled)
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
      onSubmit={() => {
        // The goal can still be changed, on the first step.
        if (isStopped && step > 1) return
        // What is known and was not touched is an answer, too.
        if (questions.some(({ name }) => name === 'health'))
          onType(answersOf(questions, typed, known, care))
        onNext()
      }}
      onBack={onBack}
      backLabel="Previous"
    >
      <div className="grid gap-8">
        {questions.map((question) => (
          <QuestionField
            // What is known may come after the questions.
            key={`${question.name} ${typed[question.name] ? '' : (known[question.name]?.join() ?? '')}`}
            question={askedWith(question, known, care)}
            given={filled[question.name]}
          />
        ))}
      </div>
      {isStopped ? <WeightStop /> : null}
    </StepForm>
  )
}
