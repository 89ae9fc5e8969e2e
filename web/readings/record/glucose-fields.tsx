import { type RefObject, useState } from 'react'
import {
  glucoseContexts,
  type GlucoseUnit,
  glucoseUnits,
  meterWords,
} from '#domain/readings/glucose.ts'
import type { TypedGlucoseReading } from '#domain/readings/schema.ts'
import { NumberField, SelectField } from '#web/ui/forms/fields.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface GlucoseFieldsProps {
  typed: Partial<TypedGlucoseReading>
  first: RefObject<HTMLInputElement | null>
  /** Undefined until the person has chosen or answered. */
  unit: GlucoseUnit | undefined
  onUnit: (unit: GlucoseUnit) => void
}

/** A number, or what the meter shows instead of a number, with its unit and when it was measured. */
export function GlucoseFields({ typed, first, unit, onUnit }: GlucoseFieldsProps) {
  const [word, setWord] = useState(typed.meter_shows)
  return (
    <>
      <div className="reading-level">
        <NumberField
          name="glucose_level"
          label="Glucose level"
          decimal
          defaultValue={typed.glucose_level}
          enterKeyHint="done"
          disabled={word !== undefined}
          // A value belongs to the unit that stood beside it: a list that comes late changes nothing.
          onInput={() => unit && onUnit(unit)}
          ref={first}
        />
        <div role="group" aria-label="No number on the meter" className="grid gap-2">
          <span aria-hidden="true" className="text-muted">
            Meter shows
          </span>
          <span className="reading-words">
            {meterWords.map((one) => (
              <button
                key={one}
                type="button"
                className="range-chip"
                aria-pressed={word === one}
                onClick={() => setWord(word === one ? undefined : one)}
              >
                <VisuallyHidden>Meter shows </VisuallyHidden>
                {one}
              </button>
            ))}
          </span>
        </div>
      </div>
      <input
        type="hidden"
        name="meter_shows"
        value={word ?? ''}
        data-kept=""
        onInput={({ currentTarget: { value } }) => setWord(meterWords.find((one) => one === value))}
      />
      <div className="reading-choices">
        <SelectField
          name="unit"
          label="Unit"
          {...(unit ? {} : { placeholder: 'Choose' })}
          options={glucoseUnits}
          value={unit ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = glucoseUnits.find((one) => one === currentTarget.value)
            if (chosen) onUnit(chosen)
          }}
        />
        <SelectField
          name="context"
          label="When"
          optional
          placeholder="Not said"
          options={glucoseContexts}
          defaultValue={typed.context ?? ''}
        />
      </div>
    </>
  )
}
