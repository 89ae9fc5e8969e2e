import type { PainfulExercise } from '#domain/care-plans/exercise/painful-movements.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { ReasonField } from './reason-field.tsx'

interface PainfulStopProps {
  name: string
  found: readonly PainfulExercise[]
  reason: string
  onReason: (reason: string) => void
}

/** Blocks a plan with exercises that may hurt the patient, until the writer says why each is right. */
export function PainfulStop({ name, found, reason, onReason }: PainfulStopProps) {
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
        <ReasonField label="Why these exercises are right" reason={reason} onReason={onReason} />
      </CareCard>
    </div>
  )
}
