import { inKg, writtenKg } from '#domain/weights/measures.ts'
import type { WeightEntry } from '#domain/weights/schema.ts'
import type { WrittenMeasure } from '#web/readings/measure.ts'
import { weightEntries } from './queries.ts'

/** A weight has no word of a category, and no verdict. */
export const weight: WrittenMeasure<WeightEntry> = {
  page: '/hypertension?tab=weight',
  kind: weightEntries,
  show: ({ weight_kg, waist_cm }) => ({
    value: inKg(weight_kg),
    unit: 'kg',
    word: waist_cm === null ? '' : `waist ${waist_cm} cm`,
    verdict: { short: '' },
  }),
}

/** "68.4 kg, waist 92 cm" */
export const writtenEntry = ({
  weight_kg,
  waist_cm,
}: Pick<WeightEntry, 'weight_kg' | 'waist_cm'>): string =>
  [writtenKg(weight_kg), ...(waist_cm === null ? [] : [`waist ${waist_cm} cm`])].join(', ')
