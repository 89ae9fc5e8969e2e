import type { ReactNode } from 'react'
import { PageHeading, type PageHeadingProps } from './page.tsx'

interface OpeningProps extends PageHeadingProps {
  /** A drawing of `drawings/`. */
  drawing: ReactNode
}

/** How a page begins that tells of something: words and what one can do about it, a drawing beside them. */
export function Opening({ drawing, actions, ...words }: OpeningProps) {
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
