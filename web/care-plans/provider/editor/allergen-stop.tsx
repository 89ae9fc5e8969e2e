import type { AllergenFound } from '#domain/care-plans/meal/allergens.ts'
import { CareCard } from '#web/ui/care-card.tsx'

interface AllergenStopProps {
  name: string
  found: readonly AllergenFound[]
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

/**
 * Blocks a plan that names an allergen of the patient, until the provider has checked each place.
 */
export function AllergenStop({ name, found, isChecked, onCheck }: AllergenStopProps) {
  return (
    <div className="mb-6">
      <CareCard
        level="emergency"
        reader="staff"
        title={`Stop: ${name} must not eat something in this plan`}
        live
      >
        <ul>
          {found.map(({ allergen, where }) => (
            <li key={`${allergen} ${where}`}>
              <strong>{allergen}</strong> in {where}
            </li>
          ))}
        </ul>
        <p>Continue writing, and change each of these. The plan cannot be sent like this.</p>
        <label className="choice">
          <input
            className="choice-mark"
            type="checkbox"
            checked={isChecked}
            onChange={(event) => onCheck(event.target.checked)}
          />
          <span className="choice-name">
            I looked at each of these. None of them contains what {name} must not eat.
          </span>
        </label>
      </CareCard>
    </div>
  )
}
