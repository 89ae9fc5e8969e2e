import type { CataloguePlan } from '#domain/membership/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { formatMoney } from '#web/platform/values/money.ts'

/** One plan with its price and features; the user's current one is marked, and can be extended. */
export function PlanCard({
  plan,
  isCurrent,
  isWaiting,
  onChoose,
}: {
  plan: CataloguePlan
  isCurrent: boolean
  /** A payment is under way: nothing else can be paid. */
  isWaiting: boolean
  onChoose: () => void
}) {
  const { name, price_ngwee, summary, features, is_recommended } = plan
  const isFree = price_ngwee === 0
  return (
    <li className={`plan-card ${is_recommended ? 'plan-recommended' : ''}`}>
      <div className="plan-head">
        {is_recommended ? <p className="kicker">Recommended</p> : null}
        <h2>{name}</h2>
        <p className="plan-price">
          <strong translate="no">{formatMoney(price_ngwee)}</strong> a month
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
      ) : null}
      {isFree ? (
        isCurrent ? null : (
          <p className="text-muted">For students: it comes with an account of a student.</p>
        )
      ) : (
        <Button
          variant={is_recommended && !isCurrent ? 'leaf' : 'quiet'}
          wide
          disabled={isWaiting}
          data-adds-fields="phone"
          onClick={onChoose}
        >
          {isCurrent ? 'Pay another month' : `Choose ${name}`}
        </Button>
      )}
    </li>
  )
}
