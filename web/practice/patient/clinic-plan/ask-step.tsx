import { answersOf } from '#web/care-plans/shared/known-answers.ts'
import { type Question, QuestionField } from '#web/care-plans/shared/question-field.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { StepForm } from '#web/ui/forms/step-form.tsx'
import type { Known, QuestionsOfKind } from './questions-of-kind.ts'

interface AskStepProps {
  of: Pick<QuestionsOfKind<object>, 'askedIn' | 'schemaOf' | 'knownFrom' | 'Advice' | 'isStopped'>
  step: number
  typed: Typed
  known: Known
  onType: (typed: Typed) => void
  /** With what is known and was not touched, which is an answer, too. */
  onNext: (more: Typed) => void
  /** Absent on the first step. */
  onBack: (() => void) | undefined
}

/** The questions of one step, with the earlier answers. */
export function AskStep({ of, step, typed, known, onType, onNext, onBack }: AskStepProps) {
  const begin = of.knownFrom(known)
  const filled = { ...begin, ...typed }
  const questions = of.askedIn(step, filled)
  const isStopped = of.isStopped(filled, known)
  return (
    <>
      <p className="text-muted">Read each question aloud, and enter what they answer.</p>
      <StepForm
        schema={of.schemaOf(step, filled)}
        onType={onType}
        onSubmit={() => {
          // The goal can still be changed, on the first step.
          if (!isStopped || step === 1) onNext(answersOf(questions, typed, begin, known))
        }}
        onBack={onBack}
      >
        <div className="grid gap-8">
          {questions.map((question) => (
            <QuestionField
              key={question.name}
              question={withOrigin(question, begin, known)}
              given={filled[question.name]}
            />
          ))}
        </div>
        <of.Advice typed={filled} known={known} />
      </StepForm>
    </>
  )
}

/** A question with where its first answer is from. */
function withOrigin(question: Question, begin: Typed, { pregnancy_at }: Known): Question {
  if (!begin[question.name]) return question
  const origin =
    question.name === 'allergies'
      ? 'From their profile. Ask again.'
      : `From their care profile${pregnancy_at ? ` of ${formatDate(pregnancy_at)}` : ''}. Ask again: what they say now is kept there.`
  return { ...question, hint: question.hint ? `${question.hint} ${origin}` : origin }
}
