import { includesCarePlan } from '#domain/membership/benefits.ts'
import { freeNow } from '#domain/membership/free-now.ts'
import { plans } from '#domain/membership/plans.ts'
import { isOffered } from '#domain/values/brand.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/page.tsx'

const named = plans
  .filter(({ key }) => includesCarePlan([key]))
  .map(({ name }) => name)
  .join(' and ')

/** Where no plan is current: how one begins, or which membership plan includes it. */
export function NoPlan({ isIncluded }: { isIncluded: boolean }) {
  if (isIncluded)
    return (
      <Card className="grid justify-items-start gap-4">
        <p>You have no care plan yet. Your provider writes it with you at a visit.</p>
        <LinkButton to="/book-appointment">Book a visit</LinkButton>
      </Card>
    )
  return (
    <Card className="grid justify-items-start gap-4">
      <p>
        {isOffered('memberships')
          ? `A care plan is part of ${named}.`
          : 'This clinic does not offer care plans.'}{' '}
        Free with any account: {freeNow()}.
      </p>
      {isOffered('memberships') ? <LinkButton to="/membership">See the plans</LinkButton> : null}
    </Card>
  )
}
