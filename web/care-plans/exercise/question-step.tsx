import { knownForExercise } from '#domain/care-plans/shared/care-facts.ts'
import { useOwnCare } from '#web/care-plans/shared/care-queries.ts'
import { answersOf, askedWith } from '#web/care-plans/shared/known-answers.ts'
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
  const care = useOwnCare()
  const known: Typed = care ? knownForExercise(care) : {}
  const filled = { ...known, ...typed }
  const questions = askedIn(asked, filled)
  const hasCrisisToday = useCrisisToday()
  const isHealth = questions.some(({ name }) => name === 'clearedForExercise')

  function next() {
    // What is known and was not touched is an answer, too.
    if (isHealth) onType(answersOf(questions, typed, known, care))
    onNext()
  }

  return (
    <StepForm schema={schemaOfStep(step)} onType={onType} onSubmit={next} onBack={onBack}>
      <div className="grid gap-8">
        {questions.map((question) => (
          <QuestionField
            // What is known may come after the questions.
            key={`${question.name} ${typed[question.name] ? '' : (known[question.name]?.join() ?? '')}`}
            // Hardly anything is required (docs/specification.md, "Exercise questionnaire").
            question={{ ...askedWith(question, known, care), optional: true }}
            given={filled[question.name]}
          />
        ))}
      </div>
      {isHealth && wasAnswered(filled) && isToWait(filled, hasCrisisToday) ? (
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
