import { useState } from 'react'
import type { GlucoseReading, TypedGlucoseReading } from '#domain/readings/schema.ts'
import type { CorrectFormProps } from '../measure.ts'
import { glucoseReadings } from '../queries.ts'
import { GlucoseFields } from '../record/glucose-fields.tsx'
import { glucoseEntry } from '../record/record-glucose-form.tsx'
import { CorrectForm } from './correct-form.tsx'

const typedOf = (reading: GlucoseReading): TypedGlucoseReading => {
  const { entered_value, entered_unit, meter_shows, context, notes } = reading
  const level = meter_shows ? { meter_shows } : { glucose_level: entered_value }
  return { ...level, unit: entered_unit, context, notes }
}

/** The unit is that of the reading: it may be what is wrong. */
export function CorrectGlucoseForm(props: CorrectFormProps<GlucoseReading>) {
  const [unit, setUnit] = useState(props.reading.entered_unit)
  return (
    <CorrectForm {...props} entry={glucoseEntry} kind={glucoseReadings} typedOf={typedOf}>
      {(typed, first) => <GlucoseFields typed={typed} first={first} unit={unit} onUnit={setUnit} />}
    </CorrectForm>
  )
}
