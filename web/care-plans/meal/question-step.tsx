import { OwnWords } from '#web/app/help/own-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-fields.tsx'
import { NumberField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { StepForm } from '#web/ui/step-form.tsx'
import type { Typed } from '#web/platform/tab-draft.ts'
import { askedIn, goalIn, type Question } from './questions.ts'
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

function QuestionField({
  question,
  given,
}: {
  question: Question
  given: readonly string[] | undefined
}) {
  const { answer, options = [], columns = false, initially = '', unit, decimal } = question
  const { name, label, hint, optional } = question
  const asked = { name, label, hint, optional }
  const text = given?.[0] ?? initially
  if (answer === 'one')
    return <ChoiceCards {...asked} options={options} columns={columns} defaultValue={text} />
  if (answer === 'some')
    return (
      <ChoiceCards
        {...asked}
        options={options}
        columns={columns}
        multiple
        defaultValue={given ?? []}
      />
    )
  if (answer === 'number')
    return (
      <NumberField {...asked} unit={unit ?? ''} decimal={decimal ?? false} defaultValue={text} />
    )
  if (answer === 'line')
    return (
      <OwnWords>
        <TextField {...asked} maxLength={200} defaultValue={text} />
      </OwnWords>
    )
  return (
    <OwnWords>
      <TextAreaField {...asked} maxLength={1000} rows={3} defaultValue={text} />
    </OwnWords>
  )
}
