import type { CataloguePlan, PlanChoice } from '#domain/membership/schema.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'

/** The effect of a purchase on earlier payments; and the choice, where another plan is paid. */
export function StartFields({ plan, choice }: { plan: CataloguePlan; choice: PlanChoice }) {
  const { paid, left_ngwee, now, after } = choice
  const last = paid.at(-1)
  if (!last) return null
  if (left_ngwee === null) {
    return (
      <p>
        You have {plan.name} until {formatDate(last.ends_on)}. This month follows it, until{' '}
        {formatDate(after.ends_on)}.
      </p>
    )
  }
  const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
  return (
    <ChoiceCards
      name="starts"
      label={`When does ${plan.name} start?`}
      hint={`You have ${paid.map(({ plan_name, ends_on }) => `${plan_name} until ${formatDate(ends_on)}`).join(', then ')}. Nothing of it is lost.`}
      options={[
        {
          value: 'after',
          label: `After ${last.plan_name}, on ${formatDate(after.starts_on)}`,
          detail: `${last.plan_name} stays until its end. ${plan.name} then runs until ${formatDate(after.ends_on)}.`,
        },
        ...(now
          ? [
              {
                value: 'now',
                label: 'Today, with credit',
                detail: `${formatMoney(left_ngwee)} is left of what you paid. It becomes ${days(now.credited_days)} more of ${plan.name}, which runs until ${formatDate(now.ends_on)}.`,
              },
            ]
          : []),
      ]}
    />
  )
}
