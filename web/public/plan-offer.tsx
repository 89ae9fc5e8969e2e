import type { Plan } from '#domain/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { announceFeatureInProgress } from '#web/ui/feature-in-progress.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatPrice } from '#web/ui/money.ts'

/** One plan with its price and what it holds. Choosing one only says that this is not built yet (spec section 2). */
export function PlanOffer({ plan, isMostPopular }: { plan: Plan; isMostPopular: boolean }) {
  const { name, price_ngwee, summary, features } = plan
  return (
    <li className={isMostPopular ? 'plan-offer plan-popular' : 'plan-offer'}>
      {isMostPopular ? <p className="plan-tag">Most Popular</p> : null}
      <h2>{name}</h2>
      <p className="mt-2">
        <span className="plan-amount">{formatPrice(price_ngwee)}</span> a month
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
      <Button
        variant={isMostPopular ? 'leaf' : 'quiet'}
        wide
        className="needs-script"
        data-wake=""
        onClick={() => announceFeatureInProgress()}
      >
        Choose {name}
      </Button>
    </li>
  )
}
