import { QuestionField } from '#web/care-plans/shared/question-field.tsx'
import type { HealthHistory } from '#domain/care-plans/exercise/request.ts'
import { needsClinicianFirst } from '#domain/care-plans/exercise/clearance.ts'
import { StepForm } from '#web/ui/forms/step-form.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useCrisisToday } from './crisis-queries.ts'
import { ClinicianFirst } from './clinician-first.tsx'
import { askedIn, type QuestionStep as Step } from './questions.ts'
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

/** The questions of one step, with the earlier answers. */
export function QuestionStep({ step, asked, typed, onType, onNext, onBack }: QuestionStepProps) {
  const questions = askedIn(asked, typed)
  const hasCrisisToday = useCrisisToday()
  const isHealth = questions.some(({ name }) => name === 'clearedForExercise')
  return (
    <StepForm schema={schemaOfStep(step)} onType={onType} onSubmit={onNext} onBack={onBack}>
      <div className="grid gap-8">
        {questions.map((question) => (
          <QuestionField
            key={question.name}
            // Hardly anything is required (docs/specification.md, "Exercise questionnaire").
            question={{ ...question, optional: true }}
            given={typed[question.name]}
          />
        ))}
      </div>
      {isHealth && wasAnswered(typed) && isToWait(typed, hasCrisisToday) ? (
        <ClinicianFirst live />
      ) : null}
    </StepForm>
  )
}

/**
 * No message before the user has answered something; step 7 lists the unanswered questions, too.
 */
const wasAnswered = ({ isPregnantOrPostpartum, clearedForExercise, warningSigns }: Typed) =>
  [isPregnantOrPostpartum, clearedForExercise, warningSigns].some((given) => given?.length)

/** Whether the answers so far require the advice of a clinician first. */
export function isToWait(typed: Typed, hasCrisisToday: boolean): boolean {
  const { isPregnantOrPostpartum, clearedForExercise, medicalConditions, warningSigns } = typed
  return needsClinicianFirst(
    {
      isPregnantOrPostpartum: isPregnantOrPostpartum?.[0],
      clearedForExercise: clearedForExercise?.[0],
      medicalConditions: medicalConditions?.[0],
      warningSigns,
    } as HealthHistory,
    hasCrisisToday,
  )
}
