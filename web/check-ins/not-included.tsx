import { includesCheckIn } from '#domain/membership/benefits.ts'
import { freeNow } from '#domain/membership/free-now.ts'
import { plans } from '#domain/membership/plans.ts'
import { isOffered } from '#domain/values/brand.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/page.tsx'

const named = plans
  .filter(({ key }) => includesCheckIn([key]))
  .map(({ name }) => name)
  .join(' and ')

/** For a person without a plan that includes it: which plans do, and what is free. */
export function NotIncluded() {
  return (
    <Card className="grid justify-items-start gap-4">
      <p>
        {isOffered('memberships')
          ? `The monthly check-in is part of ${named}.`
          : 'This clinic does not offer the monthly check-in.'}{' '}
        Free with any account: {freeNow()}.
      </p>
      <p className="flex flex-wrap gap-3">
        {isOffered('memberships') ? <LinkButton to="/membership">See the plans</LinkButton> : null}
        <LinkButton to="/screening" variant="quiet">
          Take a screening
        </LinkButton>
      </p>
    </Card>
  )
}
