import { freeNow } from '#domain/membership/free-now.ts'
import { plans } from '#domain/membership/plans.ts'
import { isOffered } from '#domain/values/brand.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/page.tsx'

interface NotIncludedProps {
  /** As in "The monthly check-in is part of …". */
  what: string
  /** Whether one of these plans includes it. */
  isIn: (plan_keys: readonly string[]) => boolean
}

/** For a person without a plan that includes something: which plans do, and what is free. */
export function NotIncluded({ what, isIn }: NotIncludedProps) {
  const named = plans
    .filter(({ key }) => isIn([key]))
    .map(({ name }) => name)
    .join(' and ')
  return (
    <Card className="grid justify-items-start gap-4">
      <p>
        {isOffered('memberships')
          ? `${what} is part of ${named}.`
          : `This clinic does not offer ${what.replace(/^./, (first) => first.toLowerCase())}.`}{' '}
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
