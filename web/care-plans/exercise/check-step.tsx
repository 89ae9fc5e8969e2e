import { AgreeAndSend, AnswersToCheck } from '#web/care-plans/shared/check-answers.tsx'
import { useSendRequestMutation } from '#web/care-plans/shared/use-send-request-mutation.ts'
import { useNavigate } from '#web/platform/location.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { useCrisisToday } from './crisis-queries.ts'
import { ClinicianFirst } from './clinician-first.tsx'
import { exerciseRequests } from './queries.ts'
import { isToWait } from './question-step.tsx'
import { askedIn, questionSteps } from './questions.ts'
import { consentSchema, requestIn } from './schemas.ts'
import { loggedOut, toasts, planTexts } from './texts.ts'

interface CheckStepProps {
  typed: Typed
  onBack: () => void
  /** Back to a step, which then continues with this one. */
  onMend: (step: number) => void
}

/** Step 7: everything that will be sent, the disclaimer, and the consent to it. */
export function CheckStep({ typed, onBack, onMend }: CheckStepProps) {
  const navigate = useNavigate()
  const { questionnaire } = planTexts
  const send = useSendRequestMutation({
    requests: exerciseRequests,
    questionnaire,
    read: requestIn,
    loggedOut,
    onSent: () => navigate(questionnaire, { replace: true, state: { isSent: true } }),
    onMend,
  })
  const hasCrisisToday = useCrisisToday()
  return (
    <>
      <div className="grid gap-4">
        {questionSteps.map((step, index) => (
          <AnswersToCheck
            key={step.title}
            title={step.title}
            facts={askedIn(step, typed).map(({ name, label }) => [
              label,
              typed[name]?.filter((text) => text.trim() !== '').join(', ') || 'Not answered',
            ])}
            onChange={() => onMend(index + 1)}
          />
        ))}
      </div>
      {isToWait(typed, hasCrisisToday) ? (
        <div className="mt-6">
          <ClinicianFirst />
        </div>
      ) : null}
      <Section title="Before you send this">
        <p>
          An exercise plan is not a substitute for medical advice. Consult a healthcare provider
          before you start it, and listen to your body: stop when something hurts, when you feel
          faint, or when you cannot get your breath.
        </p>
      </Section>
      <div className="mt-6">
        <AgreeAndSend
          schema={consentSchema}
          name="consent_given"
          label="I have read this and agree. A fitness expert may read my answers to write my plan, and what I say later of pregnancy."
          missing={toasts.consentRequired}
          whyOff="Tick the box above to send your answers."
          onSubmit={() => send(typed)}
          submitLabel="Submit to Fitness Expert"
          onBack={onBack}
        />
      </div>
    </>
  )
}
