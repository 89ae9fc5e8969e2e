import type { Plan } from '#domain/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { announceFeatureInProgress } from '#web/ui/feature-in-progress.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatPrice } from '#web/ui/money.ts'

/** One plan with its price and what it brings; the one a person has is marked instead of offered. */
export function PlanCard({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  const { name, price_ngwee, summary, features, is_recommended } = plan
  return (
    <li className={`plan-card ${is_recommended ? 'plan-recommended' : ''}`}>
      <div className="plan-head">
        {is_recommended ? <p className="kicker">Recommended</p> : null}
        <h2>{name}</h2>
        <p className="plan-price">
          <strong>{formatPrice(price_ngwee)}</strong> a month
        </p>
        <p>{summary}</p>
      </div>
      <ul className="plan-features">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      {isCurrent ? (
        <p className="plan-current">
          <Icon name="check" />
          You have this plan
        </p>
      ) : (
        <Button
          variant={is_recommended ? 'leaf' : 'quiet'}
          wide
          onClick={() => announceFeatureInProgress()}
        >
          Choose {name}
        </Button>
      )}
    </li>
  )
}
