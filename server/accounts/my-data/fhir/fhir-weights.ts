import { isUnder18, type PregnancyFacts, pregnancyOf } from '#domain/readings/care.ts'
import { bmiFor } from '#domain/weights/bmi.ts'
import { bmiMeasure, bodyMeasures } from '#domain/weights/measures.ts'
import type { WeightEntry } from '#domain/weights/schema.ts'
import {
  categoryOf,
  concept,
  idOfPart,
  noteOf,
  quantity,
  referenceTo,
  type Resource,
} from './fhir-resource.ts'

/** An entry as it is stored. */
export type StoredWeight = Omit<WeightEntry, 'corrected_at'> & { corrected_at: string | null }

/**
 * A weight as the vital sign of FHIR, with waist, height and BMI beside it where they are known. Whether there is a BMI
 * goes by age and pregnancy when it was measured: docs/decisions/154-weight.md.
 */
export function weightResources(entry: StoredWeight, facts: PregnancyFacts): Resource[] {
  const at = new Date(entry.created_at)
  const about = {
    status: entry.corrected_at ? 'corrected' : 'final',
    category: categoryOf('vital-signs'),
    subject: referenceTo(entry.user_id),
    effectiveDateTime: entry.created_at,
    performer: [referenceTo(entry.user_id)],
  }
  const care = {
    pregnancy: pregnancyOf(facts, at),
    is_under_18: isUnder18(facts.date_of_birth, at),
  }
  const parts = [
    ['waist', bodyMeasures.waist_cm, entry.waist_cm],
    ['height', bodyMeasures.height_cm, entry.height_cm],
    ['bmi', bmiMeasure, bmiFor(entry, care, 'staff') ?? null],
  ] as const
  const { name, loinc, ucum, unit } = bodyMeasures.weight_kg
  return [
    {
      resourceType: 'Observation',
      id: entry.id,
      ...about,
      code: concept(name, loinc),
      valueQuantity: quantity(entry.weight_kg, unit, ucum),
      ...noteOf(entry.notes),
    },
    ...parts.flatMap(([part, measure, value]) =>
      value === null
        ? []
        : [
            {
              resourceType: 'Observation',
              id: idOfPart(entry.id, part),
              ...about,
              code: concept(measure.name, measure.loinc),
              valueQuantity: quantity(value, measure.unit, measure.ucum),
            },
          ],
    ),
  ]
}
