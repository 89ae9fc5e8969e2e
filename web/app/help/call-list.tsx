import './call-list.css'

import type { Helpline } from '#domain/safety/helplines.ts'
import { dial } from '#domain/phone/dial.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface CallListProps {
  /** Only helplines of this kind; the ambulance for physical symptoms. */
  only?: Helpline['kind']
  /** What comes first; without it, the order that an admin set. */
  first?: Helpline['kind']
  /** The first to talk to, then at once the number for danger to life. */
  isUrgent?: boolean
}

function whenUrgent(lines: readonly Helpline[]): readonly Helpline[] {
  const first = lines.find(({ kind }) => kind === 'listening')
  const isFirst = (line: Helpline) => line === first || line.kind === 'emergency'
  return [
    ...lines.filter((line) => line === first),
    ...lines.filter(({ kind }) => kind === 'emergency'),
    ...lines.filter((line) => !isFirst(line)),
  ]
}

/**
 * The helplines as targets that fill the width, on every card of an emergency. Plain links: they call
 * without script and offline.
 */
export function CallList({ only, first, isUrgent = false }: CallListProps) {
  // Those of Zambia; the menu and /help-now also name the one abroad.
  const lines = useHelplines().filter(({ kind }) => (only ? kind === only : kind !== 'abroad'))
  const rank = ({ kind }: Helpline) => (kind === first ? 0 : 1)
  const ordered = isUrgent
    ? whenUrgent(lines)
    : lines.toSorted((one, other) => (first ? rank(one) - rank(other) : 0))
  const isDanger = (only ?? first) === 'emergency'
  return (
    <ul className={`call-list${isDanger ? ' call-list-danger' : ''}`} aria-label="Helplines">
      {ordered.map((line) => (
        <li key={line.number}>
          <a href={dial(line.number)} className="call">
            <Icon name="phone" size={24} />
            <span className="call-name">
              <span className="call-number">
                <VisuallyHidden>Call </VisuallyHidden>
                <span translate="no">{line.number}</span>
              </span>{' '}
              {line.name}
            </span>
            <span className="call-whom">
              {line.for_whom} {line.hours}.
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
