import type { Change } from '#domain/screening/change.ts'
import { instruments } from '#domain/screening/instruments.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const looks: Record<'better' | 'worse' | 'same', { icon: IconName; word: string }> = {
  better: { icon: 'check', word: 'Better' },
  worse: { icon: 'alert', word: 'Harder' },
  same: { icon: 'minus', word: 'About the same' },
}

/** A change counts as one only where it is more than chance usually explains. */
function lookOf({ direction, is_reliable }: Change) {
  return looks[is_reliable === false ? 'same' : direction]
}

/** What changed between two screenings, one line for each instrument. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="screening-changes">
      {changes.map((change) => {
        const { icon, word } = lookOf(change)
        return (
          <li key={change.instrument}>
            <h3>{instruments[change.instrument].subject}</h3>
            <p
              className={`screening-change change-${lookOf(change) === looks.worse ? 'worse' : 'other'}`}
            >
              <Icon name={icon} />
              {word}
              <span className="text-muted">
                {change.before} → {change.after}
              </span>
            </p>
            <p>{change.words}</p>
          </li>
        )
      })}
    </ul>
  )
}
