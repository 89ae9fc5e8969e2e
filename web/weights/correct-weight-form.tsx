import type { NewWeight, WeightEntry } from '#domain/weights/schema.ts'
import { CorrectForm } from '#web/readings/changes/correct-form.tsx'
import { weightEntries } from './queries.ts'
import { weight } from './weight.ts'
import { entryAfter } from './weight-entry.ts'
import { WeightFields } from './weight-fields.tsx'

const typedOf = ({ weight_kg, waist_cm, height_cm, notes }: WeightEntry): NewWeight => ({
  weight_kg,
  waist_cm,
  height_cm,
  notes,
})

interface CorrectWeightFormProps {
  entry: WeightEntry
  before: WeightEntry | undefined
  onChanged: () => void
  onClose: () => void
}

/** Corrects a weight: its values, its note, and within 30 days its time. */
export function CorrectWeightForm({ entry, before, onChanged, onClose }: CorrectWeightFormProps) {
  return (
    <CorrectForm
      reading={entry}
      measure={weight}
      entry={entryAfter(before)}
      kind={weightEntries}
      typedOf={typedOf}
      onChanged={onChanged}
      onCancel={onClose}
    >
      {(typed, first) => (
        <WeightFields typed={typed} first={first} height={null} asksHeight={false} />
      )}
    </CorrectForm>
  )
}
