import type { ReactNode } from 'react'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { AgreeAndSend, AnswersToCheck } from '#web/care-plans/shared/check-answers.tsx'
import type { Question } from '#web/care-plans/shared/question-field.tsx'
import { useSendRequestMutation } from '#web/care-plans/shared/use-send-request-mutation.ts'
import { useNavigate } from '#web/platform/location.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { asOption, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { mealRequests } from './queries.ts'
import { askedIn, steps } from './questions.ts'
import { finalSchema, requestIn } from './schemas.ts'
import { toasts, planTexts } from './texts.ts'
import { useWeightStop, WeightStop } from './weight-stop.tsx'

interface CheckStepProps {
  typed: Typed
  onType: (typed: Typed) => void
  /** The server has the answers. */
  onSent: () => void
  onBack: () => void
  /** Back to a step, which then continues with this one. */
  onMend: (step: number) => void
}

/** Step 5: everything that will be sent, a last comment, and the consent. */
export function CheckStep({ typed, onType, onSent, onBack, onMend }: CheckStepProps) {
  const navigate = useNavigate()
  const send = useSendRequestMutation({
    requests: mealRequests,
    questionnaire: planTexts.questionnaire,
    read: requestIn,
    onSent: () => {
      onSent()
      toast(toasts.sent)
      // Replaces the last step, so that Back leads to no form that was sent.
      navigate(planTexts.page, { replace: true })
    },
    onMend,
  })
  const isStopped = useWeightStop(typed)
  const answered = [1, 2, 3, 4].filter((step) => askedIn(step, typed).length > 0)
  return (
    <>
      <div className="mb-8 grid gap-4">
        {answered.map((step) => (
          <AnswersToCheck
            key={step}
            title={steps[step - 1]!.title}
            facts={askedIn(step, typed).map((question) => [
              question.label,
              answerTo(question, typed),
            ])}
            onChange={() => onMend(step)}
          />
        ))}
      </div>
      {isStopped ? <WeightStop /> : null}
      <AgreeAndSend
        schema={finalSchema}
        name="agreement"
        label="I agree to the terms. A dietitian may read my answers and food allergies to write my plan. They may also read what I say later of pregnancy and kidney disease."
        missing={toasts.agreementRequired}
        whyOff="Tick the box above to send your request."
        onType={({ final_details = [] }) => onType({ final_details })}
        onSubmit={({ final_details }) => send({ ...typed, final_details: [final_details ?? ''] })}
        submitLabel="Send my request"
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
            terms<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </Link>
          .
        </p>
      </AgreeAndSend>
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
