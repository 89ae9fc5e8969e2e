import type { ComponentType } from 'react'

import { LinkButton } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'

interface ComingPageText {
  heading: string
  /** 'Coming Soon' where the specification asks for those words. */
  kicker?: string
  /** One honest sentence. */
  text: string
  /** Where to go instead. */
  back: { to: `/${string}`; label: string }
}

const home = { to: '/', label: 'Back to the start page' } as const
const patient = { to: '/patient-profile', label: 'Back to your day' } as const
const student = { to: '/student-profile', label: 'Back to the Wellness Hub' } as const
const provider = { to: '/provider-profile', label: 'Back to your practice' } as const

/** Pages whose room is not built yet, by path. A row goes when its room arrives. */
const texts: Readonly<Record<string, ComingPageText>> = {
  '/time-management': {
    heading: 'Time management',
    text: 'The planning tools for students are not ready yet.',
    back: student,
  },
  '/burnout': {
    heading: 'Burnout',
    text: 'The burnout tools for students are not ready yet.',
    back: student,
  },
  '/meal-plan-questionnaire': {
    heading: 'Meal plan questionnaire',
    text: 'You cannot ask for a meal plan here yet.',
    back: { to: '/nutrition', label: 'How meal plans work' },
  },
  '/my-meal-plan': {
    heading: 'My meal plan',
    text: 'There are no meal plans here yet.',
    back: { to: '/nutrition', label: 'How meal plans work' },
  },
  '/exercise-plan-questionnaire': {
    heading: 'Exercise plan questionnaire',
    text: 'You cannot ask for an exercise plan here yet.',
    back: home,
  },
  '/ncd-management': {
    heading: 'Chronic conditions',
    text: 'This overview is not ready yet.',
    back: home,
  },
  '/intake': {
    heading: 'Patient intake form',
    text: 'The form is not ready yet. Your therapist will ask you these questions when you meet.',
    back: patient,
  },
  '/membership': {
    heading: 'Membership',
    text: 'Changing your plan is not ready yet. The plans and their prices are on the pricing page.',
    back: { to: '/pricing', label: 'See the plans' },
  },
  '/billing': {
    heading: 'Billing & Revenue',
    kicker: 'Coming Soon',
    text: 'Invoices and revenue are not part of the service yet.',
    back: provider,
  },
  '/messaging': {
    heading: 'Secure Messaging',
    kicker: 'Coming Soon',
    text: 'Messages between you and your patients are not part of the service yet.',
    back: provider,
  },
}

/** The plain page of a path: says what is not there yet, and shows the way on. */
export function comingPage(path: string): ComponentType {
  const page = texts[path]
  if (!page) throw new Error(`There is no text for ${path} in web/app/coming-pages.tsx.`)
  return () => (
    <Main>
      <PageHeading title={page.heading} kicker={page.kicker} lead={page.text} />
      <LinkButton to={page.back.to} variant="quiet">
        {page.back.label}
      </LinkButton>
    </Main>
  )
}
