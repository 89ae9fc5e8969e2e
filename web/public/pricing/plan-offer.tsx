import type { Plan } from '#domain/membership/plans.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { formatMoney } from '#web/platform/values/money.ts'

/**
 * One plan with its price and features. Choosing one leads to the membership, and first to a login.
 */
export function PlanOffer({ plan, isMostPopular }: { plan: Plan; isMostPopular: boolean }) {
  const { key, name, price_ngwee, summary, features } = plan
  const visitor = useVisitor()
  const paying = `/membership?plan=${key}` as const
  const to =
    price_ngwee === 0 ? '/signup?student' : visitor ? paying : (`/login?next=${paying}` as const)
  return (
    <li className={isMostPopular ? 'plan-offer plan-popular' : 'plan-offer'}>
      {isMostPopular ? <p className="plan-tag">Most Popular</p> : null}
      <h2>{name}</h2>
      <p className="mt-2">
        <span className="plan-amount" translate="no">
          {formatMoney(price_ngwee)}
        </span>{' '}
        a month
      </p>
      <p className="mt-1">{summary}</p>
      <ul className="plan-holds">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      {price_ngwee === 0 && visitor ? (
        <StudentsOwn isStudent={visitor.is_student} />
      ) : (
        <LinkButton to={to} variant={isMostPopular ? 'leaf' : 'quiet'} wide>
          Choose {name}
        </LinkButton>
      )}
    </li>
  )
}

/** For a signed-in user: whether they have the students' plan. */
function StudentsOwn({ isStudent }: { isStudent: boolean }) {
  return isStudent ? (
    <LinkButton to="/student-profile" variant="quiet" wide>
      You have this plan
    </LinkButton>
  ) : (
    <p className="text-muted">It comes with a student account. Yours is not one.</p>
  )
}
