import '#web/mental-health/mental-health.css'

import { useRef } from 'react'

import { LinkButton } from '#web/ui/actions/button.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { smallSteps, supportAreas } from './support-areas.ts'

/** The start page of the topic: the screening, the support areas, and what may help today. */
export function MentalHealthPage() {
  const start = useRef<HTMLDivElement>(null)

  /**
   * docs/specification.md, "Mental health": an area leads to the screening button, by sight and by
   * keyboard.
   */
  function goToStart() {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    start.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'center' })
    start.current?.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <Main>
      <div className="mind-opening">
        <div>
          <PageHeading
            kicker="Mental health"
            title="How are you, really?"
            lead="You need no reason and no name for it. Answer a few short questions, and see what they say and what helps next."
          />
          <div ref={start} className="mind-start">
            <LinkButton to="/screening">Start the screening</LinkButton>
            <p className="text-muted">
              21 questions, about 5 minutes. No one sees them unless you share them.
            </p>
          </div>
          <p className="mt-6">
            If you are in danger now,{' '}
            <Link to="/help-now" className="link">
              call a helpline
            </Link>
            . It is free, day and night.
          </p>
        </div>
        <div className="mind-drawing">
          <HandsAroundCup width={360} />
        </div>
      </div>
      <Section title="What we can help with">
        <ul className="mind-areas">
          {supportAreas.map(({ title, text }) => (
            <li key={title}>
              <button type="button" className="mind-area" onClick={goToStart}>
                <span className="mind-name">{title}</span>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex items-start gap-2 text-muted">
          <Icon name="arrow" />
          <span>
            Each leads to the same questions above. What you came with, you say to a therapist
            yourself.
          </span>
        </p>
      </Section>
      <div id="small-steps">
        <Section title="Small steps">
          <div className="mind-steps">
            <ol>
              {smallSteps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <div className="mind-aside">
              <Kettle width={180} />
              <p>
                These help many people a little. They do not replace someone who listens. If it is
                no better after two weeks, talk to someone.
              </p>
              <LinkButton to="/courses" variant="quiet">
                Short guided steps
              </LinkButton>
              <LinkButton to="/book-appointment" variant="quiet">
                Book an appointment
              </LinkButton>
              <Link to="/library" className="link link-alone">
                Read a guide
              </Link>
            </div>
          </div>
        </Section>
      </div>
    </Main>
  )
}
