import '#web/public/home/home.css'
import '#web/public/wide-scene.css'

import { Link } from '#web/ui/actions/link.tsx'

import { brand, isOffered } from '#domain/values/brand.ts'
import { dial } from '#domain/phone/dial.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { ChatWidget } from '#web/public/chat/chat-widget.tsx'
import { renderedPlans } from '#web/public/pricing/offered-plans.ts'
import { HomeDoors } from '#web/public/home/home-doors.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { HomeScene } from '#web/ui/drawings/scenes/home-scene.tsx'
import { formatMoney } from '#web/platform/values/money.ts'

export function HomePage() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHero />
        <div className="column">
          <HomeDoors />
          {isOffered('memberships') ? <Prices /> : null}
          {brand.store_links.length > 0 ? <Shop /> : null}
        </div>
        <HelpBand />
      </main>
      <ChatWidget />
    </>
  )
}

function PageHero() {
  const isKnown = Boolean(useVisitor())
  return (
    <section className="home-opening">
      <div className="column">
        <div className="home-words">
          <p className="kicker">
            {brand.name === 'Ubumi' ? `${brand.name}: life and health, in Bemba` : brand.name}
          </p>
          <h1 tabIndex={-1}>Look after your mind and your body, in one place</h1>
          <p className="lead">
            Talk to a licensed therapist, keep watch on blood pressure and sugar, and eat well. In
            private, at a fair price, on the phone you have.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/signup">Get Started Today</LinkButton>
            <LinkButton to={isKnown ? '/screening' : '/screening/try'} variant="quiet">
              Take Screening Test
            </LinkButton>
          </div>
        </div>
      </div>
      <div className="wide-scene">
        <HomeScene width={960} />
      </div>
    </section>
  )
}

function Prices() {
  return (
    <section className="home-prices" aria-labelledby="prices">
      <h2 id="prices" className="text-base font-bold">
        A month costs
      </h2>
      <ul>
        {renderedPlans().map((plan) => (
          <li key={plan.name}>
            <strong translate="no">{formatMoney(plan.price_ngwee)}</strong> {plan.name}
          </li>
        ))}
      </ul>
      <Link to="/pricing" className="link link-alone">
        What each plan includes
      </Link>
    </section>
  )
}

function Shop() {
  return (
    <section className="home-shop" aria-labelledby="shop">
      <h2 id="shop" className="text-base font-bold">
        On our shop’s own site
      </h2>
      <ul>
        {brand.store_links.map((shop) => (
          <li key={shop.href}>
            <a href={shop.href} rel="noopener noreferrer" className="link link-alone">
              {shop.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only two numbers: the rest are in the header and on /help-now. */
function HelpBand() {
  const lines = useHelplines()
  return (
    <section className="home-help" aria-labelledby="help">
      <div className="column">
        <h2 id="help">Not safe, or not sure? Talk to someone now.</h2>
        <ul>
          {lines.slice(0, 2).map((line) => (
            <li key={line.number}>
              <a href={dial(line.number)}>
                <strong translate="no">{line.number}</strong>
                <span>{line.name}</span>
              </a>
              <p>{line.for_whom}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
