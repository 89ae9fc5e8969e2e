import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** What a person should do, from least to most urgent. */
export type CareLevel = 'self-care' | 'clinician' | 'emergency'

const levels: Record<CareLevel, { words: string; icon: IconName }> = {
  'self-care': { words: 'Self-care', icon: 'leaf' },
  clinician: { words: 'See a clinician', icon: 'user' },
  emergency: { words: 'Emergency', icon: 'alert' },
}

interface CareCardProps {
  level: CareLevel
  title: ReactNode
  children: ReactNode
  /** Where no second-level heading is above it. */
  heading?: 'h2' | 'h3'
  /** Announced at once when it appears: for urgent advice. */
  live?: boolean
}

/** What to do next, in one of three levels. The level is named in words. */
export function CareCard({
  level,
  title,
  children,
  heading: Heading = 'h3',
  live = false,
}: CareCardProps) {
  const id = useId()
  const { words, icon } = levels[level]
  return (
    <section
      className={`care-card care-${level}`}
      aria-labelledby={id}
      {...(live ? { role: 'alert' } : {})}
    >
      <p className="care-level">
        <Icon name={icon} />
        {words}
      </p>
      <div className="care-body">
        <Heading id={id} className="text-lg">
          {title}
        </Heading>
        {children}
      </div>
    </section>
  )
}
