import type { Outcome } from '#domain/medications/options.ts'
import { AllergyWarning } from '../allergy-warning.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { formatTime } from '#web/platform/values/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import type { ShownDose } from './shown-doses.ts'
import { stateLabels, takenAlready } from '../texts.ts'

interface DoseRowProps {
  shown: ShownDose
  /** Highlights the next one to take. */
  isFirst: boolean
  isBusy: boolean
  onNote: (outcome: Outcome) => void
  onUndo: () => void
}

/** The possible answers for an open dose: on time, or later while it can still be taken. */
function answersFor({ state, isTooLate }: ShownDose) {
  const answers: { outcome: Outcome; label: string }[] =
    state === 'due'
      ? [{ outcome: 'taken', label: 'Taken' }]
      : [
          { outcome: 'taken', label: 'Taken in time' },
          ...(isTooLate ? [] : [{ outcome: 'taken_late' as const, label: 'Taken just now' }]),
        ]
  return [...answers, { outcome: 'missed' as const, label: 'Not taken' }]
}

/** A dose: its time, its medicine, and its outcome or the buttons that record it. */
export function DoseRow({ shown, isFirst, isBusy, onNote, onUndo }: DoseRowProps) {
  const { medicine, dose, known, state, name, how, late, isBefore, isYesterday } = shown
  const isOpen = state === 'due' || state === 'overdue'
  const isHighlighted = isOpen && isFirst
  const unseen = (
    <VisuallyHidden>
      {name}, {dose.time}
    </VisuallyHidden>
  )
  return (
    <li
      className={`grid max-w-none gap-3 ${isHighlighted ? 'rounded-surface bg-copper-wash p-4' : 'border-t border-hairline pt-3 first:border-0 first:pt-0'}`}
    >
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3">
        <span className={isHighlighted ? 'text-xl font-bold' : 'font-bold'}>{dose.time}</span>
        <span>
          <strong className={`block wrap-anywhere ${isHighlighted ? 'text-lg' : ''}`}>
            {name}
          </strong>
          <span className={isHighlighted ? '' : 'text-muted'}>{how}</span>
        </span>
        <span
          className={`col-start-2 flex flex-wrap items-center gap-x-3 ${state === 'overdue' ? 'text-copper' : 'text-muted'}`}
        >
          <span className="flex items-center gap-1">
            {known && known.outcome !== 'missed' ? <Icon name="check" /> : null}
            {isOpen && isBefore ? takenAlready : stateLabels[state]}
            {isYesterday ? ', from yesterday' : ''}
            {known?.taken_at ? `, ${formatTime(known.taken_at)}` : ''}
          </span>
          {known ? (
            <button type="button" className="link min-h-11" aria-disabled={isBusy} onClick={onUndo}>
              Undo{unseen}
            </button>
          ) : null}
        </span>
      </div>
      {isOpen ? <AllergyWarning name={medicine.name} /> : null}
      {isOpen && late ? <p>{late}</p> : null}
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          {answersFor(shown).map(({ outcome, label }, place) => (
            <Button
              key={outcome}
              variant={place === 0 ? 'leaf' : 'quiet'}
              className={place === 0 ? 'grow' : ''}
              aria-disabled={isBusy}
              onClick={() => onNote(outcome)}
            >
              {label}
              {unseen}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  )
}
