import type { PainfulExercise } from '#domain/care-plans/exercise/painful-movements.ts'
import { CareCard } from '#web/ui/care-card.tsx'

interface PainfulStopProps {
  name: string
  found: readonly PainfulExercise[]
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

/** Blocks a plan with exercises that may hurt the patient, until the writer has checked each of them. */
export function PainfulStop({ name, found, isChecked, onCheck }: PainfulStopProps) {
  return (
    <div className="mb-6">
      <CareCard level="clinician" reader="staff" title={`Some exercises may hurt ${name}`} live>
        <ul>
          {found.map(({ movement, where }) => (
            <li key={where}>
              <strong>{where}</strong>: they wrote that a movement hurts ({movement}).
            </li>
          ))}
        </ul>
        <label className="choice">
          <input
            className="choice-mark"
            type="checkbox"
            checked={isChecked}
            onChange={(event) => onCheck(event.target.checked)}
          />
          <span className="choice-name">
            I looked at each of these. {name} can do them, or they are described so that they do not
            hurt.
          </span>
        </label>
      </CareCard>
    </div>
  )
}
