import { useQuery } from '@tanstack/react-query'
import { dietPlan } from '#domain/membership/diet-plan.ts'
import { isOffered } from '#domain/values/brand.ts'
import { catalogue, ownAddOns } from '#web/platform/signed-in/plans.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { type Place, PlaceList } from '#web/ui/layout/place-list.tsx'

const meals: readonly Place[] = [
  {
    to: '/meal-plan-questionnaire',
    icon: 'plan',
    title: 'Ask for a meal plan',
    text: 'Tell a dietitian how you eat.',
  },
  {
    to: '/my-meal-plan',
    icon: 'cup',
    title: 'My meal plan',
    text: 'What the dietitian wrote for you.',
  },
  {
    to: '/nutrition',
    icon: 'cup',
    title: 'How meal plans work',
    text: 'Three steps, from what the market has.',
  },
]

/** The ways to a meal plan, the paid one first. */
export function Nutrition() {
  const isSold = isOffered('memberships')
  const plan = useQuery({ ...catalogue, enabled: isSold }).data?.find(({ key }) => key === dietPlan)
  const own = useQuery(ownAddOns).data?.find(({ plan_key }) => plan_key === dietPlan)
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
      {isSold || own?.status === 'active' ? (
        <Card className="grid justify-items-start gap-4">
          <h2>Diet &amp; Nutrition Plan</h2>
          {plan ? (
            <>
              <p>{plan.summary}</p>
              <ul className="grid gap-2">
                {plan.features.map((feature) => (
                  <li key={feature} className="flex items-start gap-2">
                    <Icon name="check" />
                    {feature}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {own?.status === 'active' ? (
            <p>
              <strong className="text-ok">Active</strong>, until {formatDate(own.end_date)}
            </p>
          ) : (
            <>
              <p>
                Activation: <strong>{plan ? formatMoney(plan.price_ngwee) : '…'}</strong>
              </p>
              <LinkButton to={`/membership?plan=${dietPlan}`}>Activate plan</LinkButton>
            </>
          )}
        </Card>
      ) : null}
      <PlaceList places={meals} isNarrow />
    </div>
  )
}
