import { type CrisisLine, dial } from '#domain/safety/crisis-lines.ts'
import { useCrisisLines } from '#web/app/crisis-lines.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The first to talk to, then at once the number for danger to life. */
function whenUrgent(lines: readonly CrisisLine[]): readonly CrisisLine[] {
  const first = lines.find(({ kind }) => kind === 'listening')
  const isFirst = (line: CrisisLine) => line === first || line.kind === 'emergency'
  return [
    ...lines.filter((line) => line === first),
    ...lines.filter(({ kind }) => kind === 'emergency'),
    ...lines.filter((line) => !isFirst(line)),
  ]
}

/** The help lines as large places to tap. Plain links: they call without script and without a line. */
export function CallList({ isUrgent = false }: { isUrgent?: boolean }) {
  // Those of Zambia; the menu and /help-now also name the one abroad.
  const lines = useCrisisLines().filter(({ kind }) => kind !== 'abroad')
  return (
    <ul className={`call-list${isUrgent ? ' call-list-urgent' : ''}`} aria-label="Help lines">
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

/** What this page is not. Stands wherever nobody has been told. */
export function NobodyIsWatching() {
  return (
    <p className="safety-note">
      Nobody is watching this in real time. If you need somebody now, please call one of the
      numbers.
    </p>
  )
}
