import '#web/public/pricing/pricing.css'

import { plansAdd } from '#domain/membership/benefits.ts'
import { isOffered } from '#domain/values/brand.ts'
import { PlanOffer } from '#web/public/pricing/plan-offer.tsx'
import { useOfferedPlans } from '#web/public/pricing/offered-plans.ts'
import { commonQuestions, keyTerms, valuePoints } from '#web/public/pricing/pricing-words.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { MarketScales } from '#web/ui/drawings/market-scales.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Main, Section } from '#web/ui/layout/page.tsx'

/** The three plans with their prices, and the common questions about them. */
export function PricingPage() {
  const plans = useOfferedPlans()
  return (
    <Main>
      <PageHero
        kicker="Pricing"
        title="Plans and prices"
        lead={`By the month and in kwacha. ${isOffered('students') ? 'Students pay nothing, and paid plans' : 'Paid plans'} carry a 7‑day money-back guarantee.`}
        drawing={<MarketScales width={300} />}
      />
      <ul id="plans" className="plan-offers" aria-label="Plans">
        {plans.map((plan, index) => (
          <PlanOffer key={plan.name} plan={plan} isMostPopular={index === 1} />
        ))}
      </ul>
      <p className="mt-6 text-muted">{plansAdd}</p>
      <Section title="Understanding Your Benefits">
        <ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {valuePoints.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="text-copper">
                <Icon name={icon} size={28} />
              </span>
              <div>
                <h3>{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Section title="Explaining Key Terms">
          <Accordion items={keyTerms} />
        </Section>
        <Section title="Questions people ask">
          <Accordion items={commonQuestions.filter(({ about }) => !about || isOffered(about))} />
        </Section>
      </div>
      <section
        className="mt-18 flex flex-wrap items-center justify-between gap-6 border-t border-hairline pt-8"
        aria-labelledby="not-sure"
      >
        <h2 id="not-sure">Not sure which one is yours?</h2>
        <div className="page-actions">
          <LinkButton to="#plans">Browse All Plans</LinkButton>
          <LinkButton to="/contact" variant="quiet">
            Chat with Our Team
          </LinkButton>
        </div>
      </section>
    </Main>
  )
}
