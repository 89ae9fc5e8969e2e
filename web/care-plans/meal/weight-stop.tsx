import { yearsBetween } from '#domain/values/age.ts'
import {
  mayNotLoseWeight,
  wantsWeightLoss,
  weightLossStopped,
} from '#domain/care-plans/shared/weight-loss.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { usePregnancy } from '#web/care-plans/shared/care-queries.ts'
import { goalIn } from './questions.ts'

/** Whether the answers ask for weight loss that no one should plan for this user. */
export function useWeightStop(typed: Typed): boolean {
  const born = useProfile().data?.date_of_birth
  const now = useNow()
  const age = born ? yearsBetween(born, dayOf(now)) : null
  const isWanted = wantsWeightLoss(goalIn(typed), { target: typed.target?.[0] })
  const isPregnant = usePregnancy() === 'pregnant'
  return isWanted && mayNotLoseWeight({ health: typed.health, age, isPregnant })
}

/** Why no weight loss is planned, at the step whose answers stop it. */
export function WeightStop() {
  const isPregnant = usePregnancy() === 'pregnant'
  return (
    <div className="my-6">
      <CareCard level="clinician" heading="h2" title="No weight loss for now" live>
        <p>
          {isPregnant ? 'Your care profile says that you are pregnant. ' : ''}
          {weightLossStopped}
        </p>
      </CareCard>
    </div>
  )
}
