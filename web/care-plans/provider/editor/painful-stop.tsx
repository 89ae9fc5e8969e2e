import { useId } from 'react'
import type { PainfulExercise } from '#domain/care-plans/exercise/painful-movements.ts'
import { CareCard } from '#web/ui/care-card.tsx'

interface PainfulStopProps {
  name: string
  found: readonly PainfulExercise[]
  reason: string
  onReason: (reason: string) => void
}

/** Blocks a plan with exercises that may hurt the patient, until the writer says why each is right. */
export function PainfulStop({ name, found, reason, onReason }: PainfulStopProps) {
  const id = useId()
  return (
    <div className="mb-6">
      <CareCard level="clinician" reader="staff" title={`Some exercises may hurt ${name}`} live>
        <ul>
          {found.map(({ movement, where, place }) => (
            <li key={place.join('.')}>
              <strong>{where}</strong>: they wrote that a movement hurts ({movement}).
            </li>
          ))}
        </ul>
        <p>Continue writing, and change each of these. Or say why {name} can do them:</p>
        <label htmlFor={id} className="font-bold">
          Why these exercises are right
        </label>
        <textarea
          id={id}
          className="control"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
        <p className="text-muted">We keep it with the plan.</p>
      </CareCard>
    </div>
  )
}
