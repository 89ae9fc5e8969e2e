import { useId, useState } from 'react'
import { CheckboxField } from '#web/ui/choice-fields.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Section, Surface, Unseen } from '#web/ui/page.tsx'
import { StepForm } from '#web/ui/step-form.tsx'
import type { Typed } from '#web/platform/tab-draft.ts'
import { toast } from '#web/ui/toast.tsx'
import { useCrisisToday } from './crisis-today.ts'
import { ClinicianFirst } from './clinician-first.tsx'
import { isToWait } from './question-step.tsx'
import { askedIn, questionSteps } from './questions.ts'
import { consentSchema } from './schemas.ts'
import { notices } from './texts.ts'
import { useSending } from './use-sending.ts'

interface CheckStepProps {
  typed: Typed
  onBack: () => void
  /** Back to a step, which then continues with this one. */
  onMend: (step: number) => void
}

/** Step 7: everything that will be sent, the disclaimer, and the consent to it. */
export function CheckStep({ typed, onBack, onMend }: CheckStepProps) {
  const [isAgreed, setAgreed] = useState(false)
  const whyOffId = useId()
  const send = useSending(onMend)
  const hasCrisisToday = useCrisisToday()
  return (
    <>
      <div className="grid gap-4">
        {questionSteps.map((step, index) => (
          <Surface key={step.title}>
            <div className="mb-3 flex items-start justify-between gap-4">
              <h2 className="text-lg">{step.title}</h2>
              <button type="button" className="link" onClick={() => onMend(index + 1)}>
                Change<Unseen> {step.title}</Unseen>
              </button>
            </div>
            <FactList
              facts={askedIn(step, typed).map(({ name, label }) => [
                label,
                typed[name]?.filter((text) => text.trim() !== '').join(', ') || 'Not answered',
              ])}
            />
          </Surface>
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
        <StepForm
          schema={consentSchema}
          // The consent is given again each time: it is not saved with the answers.
          onType={({ consent_given }) => setAgreed(consent_given?.length === 1)}
          onSubmit={() => send(typed)}
          onInvalid={({ consent_given }) => {
            if (consent_given) toast(notices.consentRequired)
          }}
          submitLabel="Submit to Fitness Expert"
          busyLabel="Submitting..."
          submitOffBy={isAgreed ? undefined : whyOffId}
          onBack={onBack}
        >
          <CheckboxField
            card
            name="consent_given"
            label="I have read this and agree. A fitness expert may read my answers to write my plan."
          />
          {isAgreed ? null : (
            <p id={whyOffId} className="text-muted">
              Tick the box above to send your answers.
            </p>
          )}
        </StepForm>
      </div>
    </>
  )
}
