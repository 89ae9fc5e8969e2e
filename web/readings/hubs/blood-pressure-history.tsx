import type { BloodPressureReading } from '#domain/readings/schema.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import type { OwnMeasure, ReadingsHistory as Props } from '#web/readings/measure.ts'
import { ReadingsHistory } from '#web/readings/readings-history.tsx'

const ownBloodPressure: OwnMeasure<BloodPressureReading> = {
  ...bloodPressure,
  fetchCorrectForm: loadOnce(
    async () =>
      (await import('#web/readings/changes/correct-blood-pressure-form.tsx'))
        .CorrectBloodPressureForm,
  ),
}

/** How the own readings went, each to be corrected. */
export const BloodPressureHistory = (props: Omit<Props<BloodPressureReading>, 'measure'>) => (
  <ReadingsHistory {...props} measure={ownBloodPressure} />
)
