import { dial } from '#domain/phone/dial.ts'
import '#web/ncd-management/ncd-management.css'

import { emergencyNumber } from '#domain/safety/helplines.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Baobab } from '#web/ui/drawings/scenes/baobab.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { type Place, PlaceList } from '#web/ui/layout/place-list.tsx'
import { KnownNumbers } from './known-numbers.tsx'

/** The links from this page (docs/specification.md, "Chronic conditions"). */
const ways: readonly Place[] = [
  {
    to: '/patient-profile',
    icon: 'home',
    title: 'Your day',
    text: 'What matters now, and how your readings go.',
  },
  {
    to: '/nutrition',
    icon: 'cup',
    title: 'Nutrition',
    text: 'A week of meals from what the market has.',
  },
  {
    to: '/exercise-plan-questionnaire',
    icon: 'plan',
    title: 'Exercise plan',
    text: 'Move in a way that your body and your week allow.',
  },
  {
    to: '/mental-health',
    icon: 'mind',
    title: 'Mental health',
    text: 'You do not have to live with a long illness alone.',
  },
]

/**
 * The start page for a chronic condition: the diaries, what their categories mean, and what else
 * helps.
 */
export function NcdManagementPage() {
  const isClient = useProfile().data?.role === 'client'
  return (
    <Main>
      <div className="ncd-opening">
        <div>
          <PageHeading
            kicker="NCD management"
            title="A little, often"
            lead="High blood pressure, diabetes and other long conditions ask for small things on many days. Write a reading down in twenty seconds, and see what it means."
          />
          {isClient ? (
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/hypertension">Blood pressure diary</LinkButton>
              <LinkButton to="/diabetes" variant="quiet">
                Glucose diary
              </LinkButton>
              <LinkButton to="/hypertension?tab=weight" variant="quiet">
                Weight
              </LinkButton>
            </div>
          ) : (
            <LinkButton to="/patient-profile">Go to your own page</LinkButton>
          )}
        </div>
        <div className="ncd-drawing">
          <Baobab width={340} />
        </div>
      </div>
      <Section title="What the words beside a reading mean">
        <KnownNumbers />
        <p className="mt-6">
          Very high or very low, or you feel very unwell? Call{' '}
          <a className="link" href={dial(emergencyNumber)} translate="no">
            {emergencyNumber}
          </a>
          , or see{' '}
          <Link to="/help-now" className="link">
            who to call
          </Link>
          .
        </p>
      </Section>
      <Section title="Other help">
        <PlaceList places={ways} />
      </Section>
    </Main>
  )
}
