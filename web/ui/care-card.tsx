import { type ReactNode, useId } from 'react'
import type { Reader } from '#domain/values/reader.ts'
import { Icon, type IconName } from './icon.tsx'

/** What a person should do, from least to most urgent. */
export type CareLevel = 'self-care' | 'clinician' | 'emergency'

const icons: Record<CareLevel, IconName> = {
  'self-care': 'leaf',
  clinician: 'user',
  emergency: 'alert',
}

/** The level in the words of its reader: staff are not sent to a clinician. */
const levels: Record<Reader, Record<CareLevel, string>> = {
  patient: { 'self-care': 'Self-care', clinician: 'See a clinician', emergency: 'Emergency' },
  staff: { 'self-care': 'To know', clinician: 'Keep in mind', emergency: 'Danger' },
}

interface CareCardProps {
  level: CareLevel
  /** The patient unless said. */
  reader?: Reader
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
  reader = 'patient',
  title,
  children,
  heading: Heading = 'h3',
  live = false,
}: CareCardProps) {
  const id = useId()
  return (
    <section
      className={`care-card care-${level}`}
      aria-labelledby={id}
      {...(live ? { role: 'alert' } : {})}
    >
      <p className="care-level">
        <Icon name={icons[level]} />
        {levels[reader][level]}
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
