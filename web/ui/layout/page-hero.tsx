import type { ReactNode } from 'react'
import { PageHeading, type PageHeadingProps } from './page.tsx'

interface PageHeroProps extends PageHeadingProps {
  /** A drawing of `drawings/`. */
  drawing: ReactNode
}

/** The start of an information page: text and actions, with a drawing beside them. */
export function PageHero({ drawing, actions, ...words }: PageHeroProps) {
  return (
    <div className="opening">
      <div>
        <PageHeading {...words} />
        {actions ? <div className="page-actions">{actions}</div> : null}
      </div>
      <div className="opening-drawing">{drawing}</div>
    </div>
  )
}
