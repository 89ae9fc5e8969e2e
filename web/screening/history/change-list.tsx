import type { Change, ChangeVerdict } from '#domain/screening/change.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { PlaceIcon, type PlaceIconName } from '#web/ui/icons/place-icon.tsx'

const looks: Record<ChangeVerdict, { icon: PlaceIconName; word: string }> = {
  better: { icon: 'check', word: 'Better' },
  worse: { icon: 'alert', word: 'Harder' },
  same: { icon: 'minus', word: 'About the same' },
  changed: { icon: 'swap', word: 'Changed' },
}

/** What changed between two screenings, one item for each instrument. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="screening-changes">
      {changes.map(({ instrument, verdict, before, after, words }) => (
        <li key={instrument} className="surface">
          <h3>{instruments[instrument].subject}</h3>
          <p className={`screening-change change-${verdict === 'worse' ? 'worse' : 'other'}`}>
            <PlaceIcon name={looks[verdict].icon} />
            <span>
              <span className="change-word">{looks[verdict].word}</span>{' '}
              <span className="whitespace-nowrap text-muted">
                {before} → {after}
              </span>
            </span>
          </p>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  )
}
