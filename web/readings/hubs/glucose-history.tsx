import type { GlucoseReading } from '#domain/readings/schema.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { glucose } from '#web/readings/glucose.ts'
import type { OwnMeasure, ReadingsHistory as Props } from '#web/readings/measure.ts'
import { ReadingsHistory } from '#web/readings/readings-history.tsx'

const ownGlucose: OwnMeasure<GlucoseReading> = {
  ...glucose,
  fetchCorrectForm: loadOnce(
    async () => (await import('#web/readings/changes/correct-glucose-form.tsx')).CorrectGlucoseForm,
  ),
}

/** How the own readings went, each to be corrected. */
export const GlucoseHistory = (props: Omit<Props<GlucoseReading>, 'measure'>) => (
  <ReadingsHistory {...props} measure={ownGlucose} />
)
