import type { AllergenFound } from '#domain/care-plans/meal/allergens.ts'
import { CareCard } from '#web/ui/care-card.tsx'

interface AllergenStopProps {
  name: string
  found: readonly AllergenFound[]
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

/** Stops a plan that names what its person must not eat, until each place was looked at. */
export function AllergenStop({ name, found, isChecked, onCheck }: AllergenStopProps) {
  return (
    <div className="mb-6">
      <CareCard level="emergency" title={`Stop: ${name} must not eat something in this plan`} live>
        <ul>
          {found.map(({ allergen, where }) => (
            <li key={`${allergen} ${where}`}>
              <strong>{allergen}</strong> in {where}
            </li>
          ))}
        </ul>
        <p>Go on writing, and change each of these. The plan cannot be sent like this.</p>
        <label className="choice">
          <input
            className="choice-mark"
            type="checkbox"
            checked={isChecked}
            onChange={(event) => onCheck(event.target.checked)}
          />
          <span className="choice-name">
            I looked at each of these. None of them holds what {name} must not eat.
          </span>
        </label>
      </CareCard>
    </div>
  )
}
