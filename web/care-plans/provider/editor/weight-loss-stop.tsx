import { asksToLoseWeight, mayNotLoseWeight } from '#domain/care-plans/shared/weight-loss.ts'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { ReasonField } from './reason-field.tsx'

interface WeightLossStopProps {
  name: string
  isPregnant: boolean
  reason: string
  onReason: (reason: string) => void
}

const isPregnantNow = ({ person }: TakenPlanRequest) => person.pregnancy?.status === 'pregnant'

/** Whether a patient asked to lose weight and must not, by what is known now; undefined where not. */
export function weightLossIn(request: TakenPlanRequest): { isPregnant: boolean } | undefined {
  const isPregnant = isPregnantNow(request)
  const health = request.kind === 'meal' ? request.answers.dietary_profile.health : undefined
  return asksToLoseWeight(request) &&
    mayNotLoseWeight({ health, age: request.person.age, isPregnant })
    ? { isPregnant }
    : undefined
}

/** Blocks a plan for a patient who asked to lose weight and must not, until the writer says why it is right. */
export function WeightLossStop({ name, isPregnant, reason, onReason }: WeightLossStopProps) {
  return (
    <div className="mb-6">
      <CareCard
        level="clinician"
        reader="staff"
        title={isPregnant ? `${name} is pregnant` : `${name} must not lose weight`}
        live
      >
        <p>
          They asked to lose weight{isPregnant ? ' before they told us' : ''}. Plan no weight loss.
          Continue writing, and plan for another goal. Then say what this plan is for:
        </p>
        <ReasonField label="Why this plan is right for them" reason={reason} onReason={onReason} />
      </CareCard>
    </div>
  )
}
