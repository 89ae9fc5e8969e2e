import { limitsOf, type Measure } from '../readings/measures.ts'

/**
 * What is measured, by key, as in domain/readings/measures.ts. The limits are those of children and adults; likely
 * is what an adult mostly has, and asks "Check this reading" otherwise.
 */
export const bodyMeasures = {
  weight_kg: {
    name: 'Weight',
    loinc: '29463-7',
    ucum: 'kg',
    unit: 'kg',
    min: 2,
    max: 400,
    likely: { min: 25, max: 200 },
  },
  waist_cm: {
    name: 'Waist',
    loinc: '8280-0',
    ucum: 'cm',
    unit: 'cm',
    min: 30,
    max: 250,
    likely: { min: 45, max: 180 },
  },
  height_cm: {
    name: 'Height',
    loinc: '8302-2',
    ucum: 'cm',
    unit: 'cm',
    min: 40,
    max: 250,
    likely: { min: 120, max: 215 },
  },
} as const satisfies Record<string, Measure>

/** The body mass index as FHIR names it. */
export const bmiMeasure = {
  name: 'Body mass index',
  loinc: '39156-5',
  ucum: 'kg/m2',
  unit: 'kg/m²',
}

/** Why a height is outside its limits; `1.68` was mostly meant in metres. */
export function wordsOnHeight(height_cm: unknown): string {
  const words = limitsOf(bodyMeasures.height_cm)
  const { min, max } = bodyMeasures.height_cm
  const meant = typeof height_cm === 'number' ? Math.round(height_cm * 100) : 0
  return meant >= min && meant <= max ? `${words} Did you mean ${meant}?` : words
}

/** "68.4 kg": with one decimal, or with two where it was measured so. */
export const writtenKg = (weight_kg: number): string => `${inKg(weight_kg)} kg`

/** "68.4", "68.25" */
export const inKg = (weight_kg: number): string =>
  weight_kg.toFixed(Math.abs(weight_kg * 10 - Math.round(weight_kg * 10)) > 1e-6 ? 2 : 1)
