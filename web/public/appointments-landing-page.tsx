import '#web/public/explainers.css'

import { isOffered } from '#domain/values/brand.ts'
import { bookingDays, maxOpen, slotTimes } from '#domain/appointments/slots.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { TwoStools } from '#web/ui/drawings/scenes/two-stools.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NumberedSteps } from '#web/ui/layout/numbered-steps.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Main, Section } from '#web/ui/layout/page.tsx'
import { withNext } from '#domain/values/own-path.ts'
import { useHasUsualTimes } from './usual-times.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'

const ways = [
  { icon: 'video', way: 'By video' },
  { icon: 'phone', way: 'By phone' },
  { icon: 'pin', way: 'In person, in Lusaka' },
] as const

/** The times of a new installation are named; others differ from day to day. */
const stepsOf = (hasUsualTimes: boolean) => [
  {
    title: 'Choose how to meet',
    text: 'A phone call needs no data, and no camera.',
    more: (
      <ul className="step-more">
        {ways
          .filter(({ icon }) => icon !== 'video' || isOffered('video'))
          .map(({ icon, way }) => (
            <li key={way} className="flex gap-3">
              <Icon name={icon} />
              {way}
            </li>
          ))}
      </ul>
    ),
  },
  {
    title: 'Choose a day and a time',
    text: hasUsualTimes
      ? 'An hour each. What is taken is shown as taken.'
      : 'See the times when you book. What is taken is shown as taken.',
    more: hasUsualTimes ? (
      <ul className="step-more step-slots" aria-label="Times of a day">
        {slotTimes.map((slot) => (
          <li key={slot}>{slot}</li>
        ))}
      </ul>
    ) : undefined,
  },
  {
    title: 'Wait for the answer',
    text: 'You see who you will meet before you book. They confirm, we email you, and remind you before the appointment.',
  },
]

const goodToKnow = [
  ['By which clock?', 'Times are Lusaka time, wherever your phone thinks it is.'],
  ['Something came up?', 'Cancel until it starts. Someone on the waiting list gets your time.'],
  ['All taken?', 'Put your name on the list, and we write to you when a time is free.'],
  [
    'How early can I book?',
    `As far as ${bookingDays} days. You can have ${maxOpen} upcoming appointments.`,
  ],
] as const

export function AppointmentsLandingPage() {
  const visitor = useVisitor()
  const steps = stepsOf(useHasUsualTimes())
  return (
    <Main>
      <PageHero
        kicker="Appointments"
        title="Talk to a professional"
        lead="A therapist, a dietitian or a fitness expert, at a time that suits you. Three steps, and no queue in the sun."
        actions={
          <>
            <LinkButton
              to={visitor ? '/book-appointment' : withNext('/login', '/book-appointment')}
            >
              Book Now
            </LinkButton>
            <LinkButton to="/appointments" variant="quiet">
              My Appointments
            </LinkButton>
            <Link to="/providers" className="link link-alone">
              See our providers
            </Link>
          </>
        }
        drawing={<TwoStools width={400} />}
      />
      <Section title="An appointment in three steps" className="steps-surface">
        <NumberedSteps steps={steps} />
      </Section>
      <Section title="Good to know">
        <dl className="good-to-know">
          {goodToKnow.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Main>
  )
}
