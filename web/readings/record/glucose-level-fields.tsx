import { type RefObject, useState } from 'react'
import { type GlucoseUnit, glucoseUnits, meterWords } from '#domain/readings/glucose.ts'
import type { TypedGlucoseReading } from '#domain/readings/schema.ts'
import { NumberField, SelectField } from '#web/ui/forms/fields.tsx'

interface GlucoseLevelFieldsProps {
  typed: Partial<TypedGlucoseReading>
  first: RefObject<HTMLInputElement | null>
  /** Undefined until the person has chosen or answered. */
  unit: GlucoseUnit | undefined
  onUnit: (unit: GlucoseUnit) => void
}

/** A number with its unit, or what the meter shows instead of a number. */
export function GlucoseLevelFields({ typed, first, unit, onUnit }: GlucoseLevelFieldsProps) {
  const [word, setWord] = useState(typed.meter_shows)
  return (
    <>
      <div className="grid grid-cols-[1fr_8rem] items-end gap-4">
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
      </div>
      <div role="group" aria-label="No number on the meter" className="flex flex-wrap gap-2">
        {meterWords.map((one) => (
          <button
            key={one}
            type="button"
            className="range-chip"
            aria-pressed={word === one}
            onClick={() => setWord(word === one ? undefined : one)}
          >
            Meter shows {one}
          </button>
        ))}
      </div>
      {word ? <input type="hidden" name="meter_shows" value={word} /> : null}
    </>
  )
}
