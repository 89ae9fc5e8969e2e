import type { MeterWord } from '#domain/readings/glucose.ts'
import { bloodPressurePanel, measures } from '#domain/readings/measures.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import {
  categoryOf,
  concept,
  idOfPart,
  noteOf,
  quantity,
  referenceTo,
  type Resource,
} from './fhir-resource.ts'

/** Where a reading was taken: at a clinic by a provider, or by the person. */
interface Origin {
  at_clinic: boolean
  /** Null where the person logged it, and once the provider's account was erased. */
  recorded_by: string | null
  /** Null where it is as it was recorded. */
  corrected_at: string | null
  removed_at: string | null
}

export type StoredReading<Reading> = Omit<
  Reading,
  'category' | 'at_clinic' | 'entered_by' | 'corrected_at' | 'corrected_by' | 'answered'
> &
  Origin

/** By the value set of FHIR: a corrected one is not the first that was recorded. */
const statusOf = ({ corrected_at }: Pick<Origin, 'corrected_at'>) =>
  corrected_at ? 'corrected' : 'final'

export const erased = { display: 'A provider whose account has been erased' }

/** Who took a reading; a provider is referred to where the bundle has them. */
function performerOf(
  {
    at_clinic,
    recorded_by,
    user_id,
  }: Pick<Origin, 'at_clinic' | 'recorded_by'> & {
    user_id: string
  },
  providers: readonly { id: string }[],
) {
  if (!at_clinic) return { performer: [referenceTo(user_id)] }
  const isKnown = recorded_by !== null && providers.some(({ id }) => id === recorded_by)
  return { performer: [isKnown ? referenceTo(recorded_by) : erased] }
}

/** A blood pressure as the panel with its two values, and the pulse beside it where it was measured. */
export function bloodPressureResources(
  reading: StoredReading<BloodPressureReading>,
  providers: readonly { id: string }[],
): Resource[] {
  const about = {
    status: statusOf(reading),
    category: categoryOf('vital-signs'),
    subject: referenceTo(reading.user_id),
    effectiveDateTime: reading.created_at,
    ...performerOf(reading, providers),
  }
  const valueOf = (key: 'systolic' | 'diastolic' | 'pulse', value: number) => {
    const { name, loinc, ucum, unit } = measures[key]
    return { code: concept(name, loinc), valueQuantity: quantity(value, unit, ucum) }
  }
  return [
    {
      resourceType: 'Observation',
      id: reading.id,
      ...about,
      code: concept(bloodPressurePanel.name, bloodPressurePanel.loinc),
      component: [valueOf('systolic', reading.systolic), valueOf('diastolic', reading.diastolic)],
      ...noteOf(reading.notes),
    },
    ...(reading.pulse === null
      ? []
      : [
          {
            resourceType: 'Observation',
            id: idOfPart(reading.id, 'pulse'),
            ...about,
            ...valueOf('pulse', reading.pulse),
          },
        ]),
  ]
}

const interpretationSystem = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation'
const offScale: Record<MeterWord, object> = {
  LO: {
    coding: [{ system: interpretationSystem, code: '<', display: 'Off scale low' }],
    text: 'Below the range of the meter',
  },
  HI: {
    coding: [{ system: interpretationSystem, code: '>', display: 'Off scale high' }],
    text: 'Above the range of the meter',
  },
}

/**
 * A glucose in the unit it was typed in, with the moment of the day as a component. Where the meter
 * showed LO or HI there is no quantity: none was measured.
 */
export function glucoseResource(
  reading: StoredReading<GlucoseReading>,
  providers: readonly { id: string }[],
): Resource {
  const { name, loinc, ucum, unit } = measures[reading.entered_unit]
  return {
    resourceType: 'Observation',
    id: reading.id,
    status: statusOf(reading),
    category: categoryOf('laboratory'),
    code: concept(name, loinc),
    subject: referenceTo(reading.user_id),
    effectiveDateTime: reading.created_at,
    ...performerOf(reading, providers),
    ...(reading.meter_shows
      ? { valueString: reading.meter_shows, interpretation: [offScale[reading.meter_shows]] }
      : { valueQuantity: quantity(reading.entered_value, unit, ucum) }),
    ...(reading.context
      ? {
          component: [
            {
              code: concept('When it was measured'),
              valueCodeableConcept: concept(reading.context),
            },
          ],
        }
      : {}),
    ...noteOf(reading.notes),
  }
}
