import '#web/public/about.css'
import '#web/public/wide-scene.css'

import { brand, isOffered } from '#domain/values/brand.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Baobab } from '#web/ui/drawings/scenes/baobab.tsx'
import { RiverScene } from '#web/ui/drawings/scenes/river-scene.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'

const values = [
  {
    title: 'Compassionate care',
    text: 'We listen before we measure. We ask how it has been for you.',
  },
  {
    title: 'Expert team',
    text: 'Therapists, dietitians and fitness experts. We see their certificate before you can book them, and stop when it runs out.',
  },
  {
    title: 'Quality service',
    text: 'Published questionnaires, word for word, and cut-offs from published guidelines. Where we use one, we name it.',
  },
  {
    title: 'Patient-centered',
    text: 'Your record is yours. Read who opened it, take it with you, or erase it, without asking anyone.',
  },
] as const

/** How the service works, and why it is made for Zambia. */
const here = [
  {
    title: 'In Lusaka, or wherever you are',
    text: 'Meet in person in Lusaka. From everywhere else by video, or by an ordinary phone call, which needs no data at all.',
    withoutVideo:
      'Meet in person in Lusaka. From everywhere else by an ordinary phone call, which needs no data at all.',
  },
  {
    title: 'In kwacha',
    text: 'Prices are what you pay, by the month. The diaries, the screening and the helplines cost nothing.',
  },
  {
    title: 'On the phone you have',
    text: 'Nothing to install, nothing to update. A small screen is enough, and so is a borrowed one: what you did is gone when you log out.',
  },
  {
    title: 'Light on data',
    text: 'Words and drawings instead of photographs and films. The text is there before the rest, and reads without it.',
  },
  {
    title: 'Beside your clinic, not instead of it',
    text: 'Print your readings or your results, and take them to the clinician who treats you already.',
  },
] as const

export function AboutPage() {
  return (
    <main id="main" tabIndex={-1} className="about">
      <div className="column">
        <PageHeading
          kicker={`About ${brand.name}`}
          title="Care for mind and body that you can reach and afford"
          lead="Our mission is accessible, affordable and effective mental health care and chronic disease management, for everyone in Zambia."
        />
      </div>
      <div className="wide-scene">
        <RiverScene width={960} />
      </div>
      <div className="column">
        <section className="about-story" aria-labelledby="story">
          <h2 id="story">Our story</h2>
          <div>
            <p className="text-xl">
              A worry and a high blood pressure often live in the same body. The care for them is
              found in different buildings, on different days, at different prices.
            </p>
            <p>
              People with a long illness often feel low, and feeling low makes the illness harder.
              Still you queue twice, tell your story twice, and go home with two separate papers.
            </p>
            <p>
              {brand.name} puts both in one place. Talk to someone, and see what your readings mean.
              Get meals from a dietitian who knows what the market sells. All of it works on the
              phone in your hand.
            </p>
          </div>
        </section>
        <Section title="What we hold to">
          <ul className="about-values">
            {values.map(({ title, text }) => (
              <li key={title} className="surface">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <section className="about-here" aria-labelledby="here">
          <div>
            <h2 id="here">How it works here</h2>
            <Baobab width={300} />
          </div>
          <dl>
            {here.map(({ title, text, ...other }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  {'withoutVideo' in other && !isOffered('video') ? other.withoutVideo : text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-6 border-t border-hairline pt-8">
          <p>
            Something you want to know, or to tell us?{' '}
            <Link to="/instruments" className="link">
              Where our questions come from
            </Link>{' '}
            and{' '}
            <Link to="/privacy" className="link">
              what we keep
            </Link>{' '}
            are on separate pages.
          </p>
          <LinkButton to="/contact" variant="quiet">
            Contact us
          </LinkButton>
        </div>
      </div>
    </main>
  )
}
