import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page.tsx'
import { PracticeMain } from './practice-gate.tsx'

interface ComingSoonProps {
  title: string
  drawing: ReactNode
  /** What will stand here. */
  text: string
  /** What one does until then. */
  meanwhile: string
  to: `/${string}`
  action: string
}

/** A room of the practice that is not furnished yet: a drawing, what it will be, and one way on. */
export function ComingSoon({ title, drawing, text, meanwhile, to, action }: ComingSoonProps) {
  return (
    <PracticeMain>
      <div className="coming-soon">
        <div>
          <PageHeading kicker="Coming Soon" title={title} lead={text} />
          <p className="mb-6">{meanwhile}</p>
          <LinkButton to={to}>{action}</LinkButton>
        </div>
        <div className="coming-drawing">{drawing}</div>
      </div>
    </PracticeMain>
  )
}
