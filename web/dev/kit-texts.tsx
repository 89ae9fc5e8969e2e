import { Chapters } from '#web/ui/layout/chapters.tsx'
import { MarketScales } from '#web/ui/drawings/market-scales.tsx'
import { Plate } from '#web/ui/drawings/plate.tsx'
import { RiverScene } from '#web/ui/drawings/scenes/river-scene.tsx'
import { TwoStools } from '#web/ui/drawings/scenes/two-stools.tsx'
import { NumberedSteps } from '#web/ui/layout/numbered-steps.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { CallBackOffer } from '#web/ui/call-back-offer.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Section } from '#web/ui/layout/page.tsx'

/** The parts of pages with text: a hero, steps, a long text in chapters. */
export function KitTexts() {
  return (
    <Section title="Words">
      <PageHero
        kicker="Pricing"
        title="A fair price, known beforehand"
        lead="By the month and in kwacha."
        drawing={<MarketScales width={260} />}
      />
      <div className="mt-8 flex flex-wrap items-end gap-8">
        <TwoStools />
        <Plate />
        <RiverScene width={480} />
      </div>
      <div className="mt-8">
        <h2 className="mb-6">One after the other</h2>
        <NumberedSteps
          steps={[
            { title: 'Choose how to meet', text: 'By video, by phone, or in person.' },
            { title: 'Choose a time', text: 'An hour long.', more: <p>09:00, 10:00, 11:00</p> },
            { title: 'Wait for the word', text: 'Your provider confirms, and we tell you.' },
          ]}
        />
      </div>
      <p className="mt-8">
        Words with{' '}
        <Link to="/" className="link">
          a link
        </Link>{' '}
        among them.
      </p>
      <CallBackOffer />
      <Chapters
        chapters={[
          { id: 'kept', title: 'What is kept', content: <p>What you tell us, and no more.</p> },
          { id: 'read', title: 'Who can read it', content: <p>You, and whom you allow.</p> },
        ]}
      />
    </Section>
  )
}
