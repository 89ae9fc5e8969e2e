import type { AddOn, CataloguePlan } from '#domain/membership/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Card } from '#web/ui/layout/page.tsx'

/** A plan beside a membership; where the user has it, with its status and last day. */
export function AddOnPlan({
  plan,
  own,
  isWaiting,
  onChoose,
}: {
  plan: CataloguePlan
  own: AddOn | undefined
  /** A payment is under way: nothing else can be paid. */
  isWaiting: boolean
  onChoose: () => void
}) {
  return (
    <Card className="mt-6 grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h2>{plan.name}</h2>
        <p>
          <strong translate="no">{formatMoney(plan.price_ngwee)}</strong> a month, beside any plan.{' '}
          {plan.summary}
        </p>
        <ul className="mt-3 grid gap-2">
          {plan.features.map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
        {own ? (
          <p className="mt-1">
            <strong className={own.status === 'active' ? 'text-ok' : 'text-danger'}>
              {own.status}
            </strong>
            , until {formatDate(own.end_date)}
          </p>
        ) : null}
      </div>
      {own?.status === 'active' ? (
        <p className="plan-current">
          <Icon name="check" />
          You have this plan
        </p>
      ) : (
        <p>
          <Button variant="quiet" disabled={isWaiting} data-adds-fields="phone" onClick={onChoose}>
            Activate plan
          </Button>
        </p>
      )}
    </Card>
  )
}
