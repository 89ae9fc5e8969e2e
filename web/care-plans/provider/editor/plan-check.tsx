import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { painfulIn, painWrittenIn } from '#domain/care-plans/exercise/painful-movements.ts'
import { allergensIn, avoidedBy } from '#domain/care-plans/meal/allergens.ts'
import type { NewPlan, TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { useNavigate } from '#web/platform/location.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { AllergenStop } from './allergen-stop.tsx'
import { PainfulStop } from './painful-stop.tsx'
import { weightLossIn, WeightLossStop } from './weight-loss-stop.tsx'
import { NewerVersion } from './newer-version.tsx'
import { planRequest, sendPlan } from '../queries.ts'
import { toasts } from '../texts.ts'

interface PlanCheckProps {
  request: TakenPlanRequest
  plan: NewPlan
  /** "3 of 21 meals" */
  count: string
  /** The version that the writer had when they started; 0 where there was none. */
  follows: number
  onBack: () => void
  onSent: () => void
  /** Called with what the server rejected, by field. */
  onRejected: (fields: Readonly<Record<string, string>>) => void
  /** The plan as its patient will read it. */
  children: ReactNode
}

/** The whole plan once more, before it is sent to the patient. */
export function PlanCheck({ request, plan, count, follows, children, ...props }: PlanCheckProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useIdempotencyKey()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsked, setAsked] = useState(false)
  const name = nameOfPatient(request.person)
  const found = foundIn(request, plan)
  const painful = painfulFor(request, plan)
  const [isChecked, setChecked] = useState(false)
  const [reason, setReason] = useState('')
  const loss = weightLossIn(request)
  const [lossReason, setLossReason] = useState('')
  const isStopped =
    (found.length > 0 && !isChecked) ||
    (painful.length > 0 && reason.trim() === '') ||
    (loss !== undefined && lossReason.trim() === '')

  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])

  async function send() {
    try {
      await sendPlan(client, request.id, {
        ...plan,
        ...(found.length > 0 ? { allergens_checked: true } : {}),
        ...(painful.length > 0 ? { painful_reason: reason.trim() } : {}),
        ...(loss ? { weight_loss_reason: lossReason.trim() } : {}),
        follows_version: request.plan?.version ?? 0,
        id: retry.keyFor(plan),
      })
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure
      const isPregnancyNew = 'weight_loss_reason' in failure.fields
      // Another tab was first, or the patient has said more: that is read, and the page says so above the plan.
      if (failure.status === 409 || isPregnancyNew)
        await client.invalidateQueries(planRequest(request.id))
      if (Object.keys(failure.fields).length === 0 || isPregnancyNew) throw failure
      return props.onRejected(failure.fields)
    }
    props.onSent()
    toast(toasts.sent(name))
    navigate('/plan-requests')
  }

  return (
    <section aria-labelledby="plan-check">
      <h2 id="plan-check" ref={heading} tabIndex={-1} className="mb-2">
        Check the plan
      </h2>
      <p className="mb-6 text-muted">
        This is what {name} will read: {count}. What is empty is not sent.
        <PatientIdentity person={request.person} />
      </p>
      <NewerVersion request={request} follows={follows} />
      {found.length > 0 ? (
        <AllergenStop name={name} found={found} isChecked={isChecked} onCheck={setChecked} />
      ) : null}
      {loss ? (
        <WeightLossStop name={name} {...loss} reason={lossReason} onReason={setLossReason} />
      ) : null}
      {painful.length > 0 ? (
        <PainfulStop name={name} found={painful} reason={reason} onReason={setReason} />
      ) : null}
      {children}
      <div className="form-actions desk-end">
        {isStopped ? null : <Button onClick={() => setAsked(true)}>Send plan</Button>}
        <Button variant={isStopped ? 'leaf' : 'quiet'} onClick={props.onBack}>
          Continue writing
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Send this plan to ${name}?`}
        confirmLabel="Send plan"
        busyLabel="Sending..."
        cancelLabel="Not yet"
        confirmVariant="leaf"
        onConfirm={send}
      >
        <p>
          {request.plan
            ? 'It takes the place of the plan they have now. '
            : 'They can read it at once. '}
          You can correct it later by sending another version.
        </p>
      </ConfirmDialog>
    </section>
  )
}

/** The exercises that need a movement which hurts the patient. */
function painfulFor(request: TakenPlanRequest, plan: NewPlan) {
  if (request.kind !== 'exercise' || !('expert_message' in plan)) return []
  return painfulIn(plan, painWrittenIn(request.answers))
}

/** The parts of a meal plan that its patient must not eat. */
function foundIn(request: TakenPlanRequest, plan: NewPlan) {
  if (request.kind !== 'meal' || !('dietitian_message' in plan)) return []
  const { answers, person } = request
  return allergensIn(plan, avoidedBy(answers.dietary_profile, person.allergies_in_profile))
}
