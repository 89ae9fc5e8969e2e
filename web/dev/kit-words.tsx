import { Chapters } from '../ui/chapters.tsx'
import { MarketScales } from '../ui/drawings/market-scales.tsx'
import { Plate } from '../ui/drawings/plate.tsx'
import { RiverScene } from '../ui/drawings/river-scene.tsx'
import { TwoStools } from '../ui/drawings/two-stools.tsx'
import { NumberedSteps } from '../ui/numbered-steps.tsx'
import { Opening } from '../ui/opening.tsx'
import { Section } from '../ui/page.tsx'

/** What pages are made of that tell of something: an opening, steps, a long text in chapters. */
export function KitWords() {
  return (
    <Section title="Words">
      <Opening
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
      <div className="my-12">
        <h2 className="mb-6">One after the other</h2>
        <NumberedSteps
          steps={[
            { title: 'Choose how to meet', text: 'By video, by phone, or in person.' },
            { title: 'Choose a time', text: 'An hour long.', more: <p>09:00, 10:00, 11:00</p> },
            { title: 'Wait for the word', text: 'Your provider confirms, and we tell you.' },
          ]}
        />
      </div>
      <Chapters
        chapters={[
          { id: 'kept', title: 'What is kept', content: <p>What you tell us, and no more.</p> },
          { id: 'read', title: 'Who can read it', content: <p>You, and whom you allow.</p> },
        ]}
      />
    </Section>
  )
}
