import { useQueryClient } from '@tanstack/react-query'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { lookAgain } from '#web/care-plans/provider/queries.ts'
import { AgreeAndSend, AnswersToCheck } from '#web/care-plans/shared/check-answers.tsx'
import type { Question } from '#web/care-plans/shared/question-field.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useNavigate } from '#web/platform/location.ts'
import { asOption } from '#web/ui/forms/fields.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { firstNameOf } from '../sharing-words.ts'
import type { Known, QuestionsOfKind } from './questions-of-kind.ts'

const missing = {
  title: 'Their word is missing',
  text: 'Tick that they agree, once they do.',
  kind: 'destructive',
} as const

interface CheckAnswersProps<Request extends object> {
  of: QuestionsOfKind<Request>
  patient: PatientPage
  typed: Typed
  known: Known
  onType: (typed: Typed) => void
  /** To a step whose answer is to be changed. */
  onStep: (step: number) => void
  onBack: () => void
  onSaved: () => void
  onClose: () => void
}

/** All answers, read out once more, and the consent to this plan. */
export function CheckAnswers<Request extends object>(props: CheckAnswersProps<Request>) {
  const { of, patient, typed, known, onType, onStep, onBack, onSaved, onClose } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useIdempotencyKey()
  const name = firstNameOf(patient)

  /** Saves the answers. An error is shown by the form. */
  async function save(final: Typed) {
    const answers = await of.read({ ...typed, ...final })
    if ('wrongStep' in answers) return onStep(answers.wrongStep)
    const { id } = await of.send(patient.id, { ...answers, id: retry.keyFor(answers) })
    retry.reset()
    await lookAgain(client)
    toast({ title: 'Answers saved', text: `Now write the plan for ${nameOfPatient(patient)}.` })
    onSaved()
    onClose()
    navigate(`/plan-requests/${id}`)
  }

  return (
    <>
      {of.titles.map((title, index) => {
        const questions = of.askedIn(index + 1, typed)
        return questions.length === 0 ? null : (
          <AnswersToCheck
            key={title}
            title={title}
            facts={questions.map((question) => [question.label, answerTo(question, typed)])}
            onChange={() => onStep(index + 1)}
          />
        )
      })}
      <of.Advice typed={typed} known={known} />
      <AgreeAndSend
        schema={of.finalSchema}
        name={of.agreement}
        label={`${name} has heard these answers, and agrees that I write a plan from them. Who takes over from me reads them, too.`}
        missing={missing}
        whyOff="Tick the box above once they agree."
        onType={({ final_details }) => {
          if (final_details) onType({ final_details })
        }}
        onSubmit={(final) => save(asTyped(final))}
        submitLabel="Save and write the plan"
        onBack={onBack}
      >
        <of.LastFields typed={typed} />
      </AgreeAndSend>
    </>
  )
}

const asTyped = (final: unknown): Typed =>
  typeof final === 'object' && final !== null && 'final_details' in final
    ? { final_details: [typeof final.final_details === 'string' ? final.final_details : ''] }
    : {}

function answerTo({ name, unit, initially, options = [] }: Question, typed: Typed): string {
  const given = typed[name]?.filter((text) => text.trim() !== '') ?? []
  if (given.length === 0 && initially === undefined) return 'Not answered'
  const words = (given.length > 0 ? given : [initially!]).map((one) => {
    const label = options.map(asOption).find(({ value }) => value === one)?.label
    return typeof label === 'string' ? label : one
  })
  return unit ? `${words.join(', ')} ${unit}` : words.join(', ')
}
