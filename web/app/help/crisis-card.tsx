import type { ReactNode } from 'react'
import type { CrisisKind } from '#domain/safety/crisis-words/kinds.ts'
import { type CrisisAdvice, crisisAdvice } from '#domain/safety/crisis-advice.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { CallList } from './call-list.tsx'

export { crisisKinds } from '#domain/safety/crisis-words.ts'

interface CrisisCardProps {
  kinds: readonly CrisisKind[]
  /** What else can be done at this place, below the helplines. */
  children?: ReactNode
}

/** The texts and helplines for what was found, the most urgent first. */
export function CrisisCard({ kinds, children }: CrisisCardProps) {
  const { title, text, first, more } = crisisAdvice(kinds)
  return (
    <CareCard level="emergency" title={title} live>
      <CallList first={first} />
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Or go to the nearest hospital.</p>
      {more ? <More {...more} /> : null}
      {children}
    </CareCard>
  )
}

/** In a new tab: what the user is typing stays as it is. */
function More({ to, label }: NonNullable<CrisisAdvice['more']>) {
  return (
    <p>
      <Link to={to} className="link link-alone" target="_blank">
        {label} (opens in a new tab)
      </Link>
    </p>
  )
}
