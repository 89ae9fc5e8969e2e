import { PageHeading } from '#web/ui/layout/page.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { CheckStep } from './check-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { lastStep, questionSteps } from './questions.ts'
import { ThankYou } from './thank-you.tsx'

interface StepUnderWayProps {
  /** 1 to 7, or what follows them. */
  step: number | 'sent'
  typed: Typed
  onType: (typed: Typed) => void
  onNext: () => void
  onBack: () => void
  onMend: (step: number) => void
}

/** A step of the questionnaire, or what follows the last. */
export function StepUnderWay({ step, typed, onType, onNext, onBack, onMend }: StepUnderWayProps) {
  if (step === 'sent') return <ThankYou />
  const asked = questionSteps[step - 1]
  return (
    <>
      <PageHeading
        kicker="Exercise plan questionnaire"
        title={asked?.title ?? lastStep.title}
        lead={asked?.lead ?? 'Check your answers, then send them.'}
      />
      <div className="mb-8">
        <Progress step={step} of={lastStep.number} />
      </div>
      {asked ? (
        <QuestionStep
          key={step}
          step={step}
          asked={asked}
          typed={typed}
          onType={onType}
          onNext={onNext}
          onBack={step === 1 ? undefined : onBack}
        />
      ) : (
        <CheckStep typed={typed} onBack={onBack} onMend={onMend} />
      )}
    </>
  )
}
