import { plans } from '#domain/plans.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatPrice } from '#web/ui/money.ts'
import { Main, PageHeading } from '#web/ui/page.tsx'

export function PricingPage() {
  return (
    <Main>
      <PageHeading
        title="Pricing"
        lead="Prices are for a month, in kwacha. Paid plans carry a 7-day money-back guarantee."
      />
      <ul id="plans" className="grid gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.name} className="rounded-surface border border-hairline bg-surface p-6">
            <h2>{plan.name}</h2>
            <p className="mt-2">
              <span className="text-2xl font-bold">{formatPrice(plan.price_ngwee)}</span>{' '}
              <span className="text-muted">a month</span>
            </p>
            <p className="mt-1 text-muted">{plan.summary}</p>
            <ul className="mt-4 grid gap-2 border-t border-hairline pt-4">
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <LinkButton to="/contact" variant="quiet">
          Chat with Our Team
        </LinkButton>
      </p>
    </Main>
  )
}
