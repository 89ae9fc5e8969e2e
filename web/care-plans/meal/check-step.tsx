import { type ReactNode, useId, useState } from 'react'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { CheckboxField } from '#web/ui/choice-fields.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { asOption, TextAreaField } from '#web/ui/fields.tsx'
import { Link } from '#web/ui/link.tsx'
import { Surface, Unseen } from '#web/ui/page.tsx'
import { StepForm } from '#web/ui/step-form.tsx'
import type { Typed } from '#web/platform/tab-draft.ts'
import { toast } from '#web/ui/toast.tsx'
import { askedIn, type Question, steps } from './questions.ts'
import { finalSchema } from './schemas.ts'
import { notices } from './texts.ts'
import { WeightStop } from './weight-stop.tsx'
import { useSending } from './use-sending.ts'

interface CheckStepProps {
  /** The key under which the tab stores the answers. */
  draftKey: string
  typed: Typed
  onType: (typed: Typed) => void
  onBack: () => void
  /** Back to a step, which then continues with this one. */
  onMend: (step: number) => void
}

/** Step 5: everything that will be sent, a last comment, and the consent. */
export function CheckStep({ draftKey, typed, onType, onBack, onMend }: CheckStepProps) {
  const [isAgreed, setAgreed] = useState(false)
  const whyOffId = useId()
  const send = useSending(draftKey, onMend)
  const answered = [1, 2, 3, 4].filter((step) => askedIn(step, typed).length > 0)
  return (
    <>
      <div className="mb-8 grid gap-4">
        {answered.map((step) => (
          <Surface key={step}>
            <div className="mb-3 flex items-start justify-between gap-4">
              <h2 className="text-lg">{steps[step - 1]?.title}</h2>
              <button type="button" className="link" onClick={() => onMend(step)}>
                Change<Unseen> {steps[step - 1]?.title}</Unseen>
              </button>
            </div>
            <FactList
              facts={askedIn(step, typed).map((question) => [
                question.label,
                answerTo(question, typed),
              ])}
            />
          </Surface>
        ))}
      </div>
      <WeightStop typed={typed} />
      <StepForm
        schema={finalSchema}
        // The consent is given again each time: it is not saved with the answers.
        onType={({ agreement, final_details = [] }) => {
          setAgreed(agreement?.length === 1)
          onType({ final_details })
        }}
        onSubmit={({ final_details }) => send({ ...typed, final_details: [final_details ?? ''] })}
        onInvalid={({ agreement }) => {
          if (agreement) toast(notices.agreementRequired)
        }}
        submitLabel="Send my request"
        busyLabel="Submitting..."
        submitOffBy={isAgreed ? undefined : whyOffId}
        onBack={onBack}
        backLabel="Previous"
      >
        <OwnWords>
          <TextAreaField
            name="final_details"
            label="Anything else your dietitian should know"
            hint="For example what you cook on, or a medicine that you take."
            optional
            maxLength={2000}
            defaultValue={typed.final_details?.[0] ?? ''}
          />
        </OwnWords>
        <p>
          A meal plan does not replace what a doctor tells you: show it to yours if you are treated
          for an illness. Read our{' '}
          <Link to="/terms" className="link" target="_blank">
            terms<Unseen> (opens in a new tab)</Unseen>
          </Link>
          .
        </p>
        <CheckboxField
          card
          name="agreement"
          label="I agree to the terms. A dietitian may read my answers to write my plan."
        />
        {isAgreed ? null : (
          <p id={whyOffId} className="text-muted">
            Tick the box above to send your request.
          </p>
        )}
      </StepForm>
    </>
  )
}

function answerTo(
  { name, answer, unit, initially, options = [] }: Question,
  typed: Typed,
): ReactNode {
  if (answer === 'some') return typed[name]?.join(', ') || 'Not answered'
  const given = typed[name]?.[0]?.trim() || initially
  if (!given) return 'Not answered'
  const chosen = options.map(asOption).find(({ value }) => value === given)
  return chosen ? chosen.label : unit ? `${given} ${unit}` : given
}
