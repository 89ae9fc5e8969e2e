import type { ComponentType } from 'react'

import { LinkButton } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'

interface ComingPageText {
  heading: string
  /** One honest sentence. */
  text: string
  /** Where to go instead. */
  back: { to: `/${string}`; label: string }
}

const student = { to: '/student-profile', label: 'Back to the Wellness Hub' } as const

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
}

/** The plain page of a path: says what is not there yet, and shows the way on. */
export function comingPage(path: string): ComponentType {
  const page = texts[path]
  if (!page) throw new Error(`There is no text for ${path} in web/app/coming-pages.tsx.`)
  return () => (
    <Main>
      <PageHeading title={page.heading} lead={page.text} />
      <LinkButton to={page.back.to} variant="quiet">
        {page.back.label}
      </LinkButton>
    </Main>
  )
}
