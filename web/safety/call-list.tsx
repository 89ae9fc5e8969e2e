import { type Helpline, dial } from '#domain/safety/helplines.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The first to talk to, then at once the number for danger to life. */
function whenUrgent(lines: readonly Helpline[]): readonly Helpline[] {
  const first = lines.find(({ kind }) => kind === 'listening')
  const isFirst = (line: Helpline) => line === first || line.kind === 'emergency'
  return [
    ...lines.filter((line) => line === first),
    ...lines.filter(({ kind }) => kind === 'emergency'),
    ...lines.filter((line) => !isFirst(line)),
  ]
}

/** The helplines as large targets. Plain links: they call without script and offline. */
export function CallList({ isUrgent = false }: { isUrgent?: boolean }) {
  // Those of Zambia; the menu and /help-now also name the one abroad.
  const lines = useHelplines().filter(({ kind }) => kind !== 'abroad')
  return (
    <ul className={`call-list${isUrgent ? ' call-list-urgent' : ''}`} aria-label="Helplines">
      {(isUrgent ? whenUrgent(lines) : lines).map((line) => (
        <li key={line.number}>
          <a href={dial(line.number)} className="call">
            <Icon name="phone" size={24} />
            <span className="call-name">
              <span className="call-number">{line.number}</span> {line.name}
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

/** Says that no one monitors this page. Shown wherever no one was notified. */
export function NotMonitored() {
  return (
    <p className="safety-note">
      No one monitors this page. If you need someone now, please call one of the numbers.
    </p>
  )
}
