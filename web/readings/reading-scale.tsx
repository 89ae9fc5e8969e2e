import { treatmentNote } from '#domain/readings/blood-pressure.ts'
import type { Care } from '#domain/readings/care.ts'
import { noteOnTarget } from '#domain/readings/glucose-target-note.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import { BandDrawing } from '#web/ui/charts/band-scale.tsx'
import { glucoseBands, placeInBands } from './glucose-bands.ts'
import { pressureScales } from './pressure-scales.ts'
import type { AnyReading } from './queries.ts'
import { ThinScale } from './thin-scale.tsx'

export interface ReadingScaleProps {
  reading: AnyReading
  care: Care
}

/** Every reading is one of these two. */
type OneReading = BloodPressureReading | GlucoseReading

/** Where a reading lies in its bands: one scale, or one for each of two values. */
export function ReadingScale({ reading: shown, care }: ReadingScaleProps) {
  const reading = shown as OneReading
  if ('systolic' in reading)
    return (
      <div className="grid gap-3">
        {pressureScales(reading).map((scale) => (
          <ThinScale key={scale.label} {...scale} />
        ))}
      </div>
    )
  const bands = glucoseBands(reading, care)
  const value = reading.meter_shows ? {} : { value: reading.entered_value }
  return <BandDrawing bands={bands} current={placeInBands(reading, care, bands)} {...value} />
}

interface ReadingNoteProps extends ReadingScaleProps {
  /** Advice for now or today is beside it. */
  isUrgent: boolean
}

/** What it is measured by: the target of its moment, or the value from which clinics treat. */
export function ReadingNote({ reading: shown, care, isUrgent }: ReadingNoteProps) {
  const reading = shown as OneReading
  const note =
    'systolic' in reading
      ? treatmentNote(reading, { isUrgent })
      : reading.meter_shows
        ? 'Your meter cannot show a number this far out.'
        : noteOnTarget(reading, care)
  return note ? <p className="text-muted">{note}</p> : null
}
