import type { HealthHistory } from '#domain/exercise/request.ts'
import { needsClinicianFirst } from '#domain/exercise/clearance.ts'
import { OwnWordsArea } from '#web/app/help/own-words.tsx'
import { ChoiceCards } from '#web/ui/choice-fields.tsx'
import { NumberField } from '#web/ui/fields.tsx'
import { StepForm } from '#web/ui/step-form.tsx'
import type { Typed } from '#web/ui/tab-draft.ts'
import { ClinicianFirst } from './clinician-first.tsx'
import { askedIn, type Question, type QuestionStep as Step } from './questions.ts'
import { schemaOfStep } from './schemas.ts'

interface QuestionStepProps {
  /** 1 to 6. */
  step: number
  asked: Step
  typed: Typed
  onType: (typed: Typed) => void
  onNext: () => void
  onBack: (() => void) | undefined
}

/** The questions of one step, with what was answered before. */
export function QuestionStep({ step, asked, typed, onType, onNext, onBack }: QuestionStepProps) {
  const questions = askedIn(asked, typed)
  return (
    <StepForm schema={schemaOfStep(step)} onType={onType} onSubmit={onNext} onBack={onBack}>
      <div className="grid gap-8">
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} typed={typed} />
        ))}
      </div>
      {questions.some(({ name }) => name === 'clearedForExercise') && isToWait(typed) ? (
        <ClinicianFirst live />
      ) : null}
    </StepForm>
  )
}

/** Whether what was typed so far asks for a clinician's word first. */
export function isToWait({ isPregnantOrPostpartum, clearedForExercise }: Typed): boolean {
  return needsClinicianFirst({
    isPregnantOrPostpartum: isPregnantOrPostpartum?.[0],
    clearedForExercise: clearedForExercise?.[0],
  } as HealthHistory)
}

function QuestionField({ question, typed }: { question: Question; typed: Typed }) {
  const { name, label, hint } = question
  const given = typed[name] ?? []
  if (question.answer === 'words')
    return (
      <OwnWordsArea
        name={name}
        label={label}
        hint={hint}
        optional
        maxLength={1000}
        rows={3}
        defaultValue={given[0]}
      />
    )
  if (question.answer === 'number')
    return <NumberField name={name} label={label} hint={hint} optional defaultValue={given[0]} />
  return (
    <ChoiceCards
      name={name}
      label={label}
      hint={hint}
      optional
      options={question.options}
      multiple={question.answer === 'some'}
      columns={question.columns ?? false}
      defaultValue={given}
    />
  )
}
