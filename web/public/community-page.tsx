import type { ReactNode } from 'react'
import { isOffered } from '#domain/values/brand.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Gathering } from '#web/ui/drawings/scenes/gathering.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { goals, stories } from './community-content.ts'

/** The audience and partners: our goals, three stories, and the link to join. */
export function CommunityPage() {
  return (
    <Main>
      <div className="grid items-end gap-x-12 lg:grid-cols-2">
        <PageHeading
          title="It is easier in company"
          lead={
            isOffered('groups')
              ? 'Many people have the same questions about mind and body. In our groups you use a made-up name. We show your own name to no one.'
              : 'Many people have the same questions about mind and body. We show your own name to no one.'
          }
        />
        <Gathering width={460} />
      </div>

      <section
        aria-labelledby="goals"
        className="mt-8 rounded-surface bg-sunken px-4 py-8 sm:px-8 lg:mt-0"
      >
        <h2 id="goals">What we are working towards</h2>
        <p className="mt-1 text-muted">
          These are goals, not results. Counted numbers take their place once there are some.
        </p>
        <dl className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {goals.map(({ figure, name, text }) => (
            <div key={name} className="flex flex-col border-t-2 border-copper pt-3">
              <dt className="order-1 mt-1 font-bold">{name}</dt>
              <dd className="text-3xl font-bold">{figure}</dd>
              <dd className="order-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section aria-labelledby="stories" className="mt-18">
        <h2 id="stories" className="text-2xl">
          How it can go
        </h2>
        <p className="mt-2 text-muted">
          Three stories that we made up. The people in them are not real; what happens in them can
          happen here.
        </p>
        <Story {...stories.market} drawing={<MarketBasket width={300} />} isLarge />
        <div className="grid gap-x-12 lg:grid-cols-2">
          <Story {...stories.nights} />
          <Story {...stories.practice} />
        </div>
      </section>

      <section
        aria-labelledby="join"
        className="mt-12 grid items-center gap-x-12 gap-y-6 rounded-surface bg-leaf-wash p-6 sm:grid-cols-[1fr_auto] sm:p-8"
      >
        <div>
          <h2 id="join" className="text-2xl">
            There is a place for you
          </h2>
          <p className="mt-2 mb-6">
            An account is private, and takes two minutes. Or ask us first.
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/signup">Get Started</LinkButton>
            <LinkButton to="/contact" variant="quiet">
              Contact us
            </LinkButton>
          </div>
        </div>
        <div className="hidden md:block">
          <HandsAroundCup width={220} />
        </div>
      </section>
    </Main>
  )
}

interface StoryProps {
  teller: string
  title: string
  paragraphs: readonly string[]
  drawing?: ReactNode
  isLarge?: boolean
}

function Story({ teller, title, paragraphs, drawing, isLarge = false }: StoryProps) {
  return (
    <article
      className={`mt-8 border-t border-hairline pt-8 ${isLarge ? 'grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]' : ''}`}
    >
      {drawing}
      <div>
        <p className="kicker">{teller}, an illustration</p>
        <h3 className="text-xl">{title}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={`mt-3 ${isLarge ? 'text-lg' : ''}`}>
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  )
}
