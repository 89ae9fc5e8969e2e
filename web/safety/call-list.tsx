import { crisisLines, emergencyNumber } from '#domain/crisis-lines.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The Zambian lines; the menu and /help-now also name the one abroad. */
const lines = crisisLines.filter(({ number }) => number !== '988')

/** Lifeline first, then at once the number for danger to life. */
const whenUrgent = [
  ...lines.filter(({ number }) => number === '933' || number === emergencyNumber),
  ...lines.filter(({ number }) => number !== '933' && number !== emergencyNumber),
]

/** The help lines as large places to tap. Plain links: they call without script and without a line. */
export function CallList({ isUrgent = false }: { isUrgent?: boolean }) {
  return (
    <ul className={`call-list${isUrgent ? ' call-list-urgent' : ''}`} aria-label="Help lines">
      {(isUrgent ? whenUrgent : lines).map((line) => (
        <li key={line.number}>
          <a href={`tel:${line.number}`} className="call">
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
