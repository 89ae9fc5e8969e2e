import {
  type GlucoseUnit,
  doubtsAboutGlucose,
  glucoseContexts,
  glucoseUnits,
} from '#domain/readings/glucose.ts'
import { measures, missing } from '#domain/readings/measures.ts'
import type { GlucoseReading, NewGlucoseReading } from '#domain/readings/schema.ts'
import { OwnWordsField } from '#web/app/help/own-words.tsx'
import { NumberField, SelectField } from '#web/ui/fields.tsx'
import { useGlucoseUnit } from './glucose-unit.ts'
import { glucoseReadings } from './queries.ts'
import { type Entry, RecordForm, type RecordFormProps } from './record-form.tsx'
import { glucoseAlert, isGlucoseAlert, notices } from './texts.ts'

const entry: Entry<NewGlucoseReading, GlucoseReading> = {
  page: '/diabetes',
  kind: glucoseReadings,
  schema: async () => (await import('#domain/readings/schema.ts')).newGlucoseReading,
  describe: ({ glucose_level, unit }) => `${glucose_level} ${unit}`,
  doubt: ({ glucose_level, unit }) => doubtsAboutGlucose(glucose_level, unit),
  missing: { messages: [missing(measures['mg/dL'])], notice: notices.missingField },
  notices: ({ category }) =>
    isGlucoseAlert(category)
      ? [glucoseAlert(category), notices.glucoseLogged]
      : [notices.glucoseLogged],
}

export function RecordGlucoseForm({ last, onRecorded }: RecordFormProps<GlucoseReading>) {
  const [unit, setUnit] = useGlucoseUnit(last?.entered_unit)
  return (
    <RecordForm entry={entry} onRecorded={onRecorded}>
      {(typed, first) => (
        <>
          <div className="grid grid-cols-[1fr_8rem] gap-4">
            <NumberField
              name="glucose_level"
              label="Glucose level"
              decimal
              defaultValue={typed.glucose_level}
              enterKeyHint="done"
              // A value belongs to the unit that stood beside it: a list that comes late changes nothing.
              onInput={() => setUnit(unit)}
              ref={first}
            />
            <SelectField
              name="unit"
              label="Unit"
              options={glucoseUnits}
              value={unit}
              onChange={({ currentTarget }) => setUnit(currentTarget.value as GlucoseUnit)}
            />
          </div>
          <SelectField
            name="context"
            label="When"
            optional
            placeholder="Not said"
            options={glucoseContexts}
            defaultValue={typed.context ?? ''}
          />
          <OwnWordsField
            name="notes"
            label="Notes"
            optional
            defaultValue={typed.notes ?? undefined}
          />
        </>
      )}
    </RecordForm>
  )
}
