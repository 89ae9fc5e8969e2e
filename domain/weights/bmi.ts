import type { Care } from '../readings/care.ts'
import type { Reader } from '../values/reader.ts'

/** What the BMI depends on besides weight and height. */
export type BmiCare = Pick<Care, 'pregnancy' | 'is_under_18'>

/** What of a weight the BMI is made of. */
export interface Body {
  weight_kg: number
  height_cm: number | null
}

/** kg/m², with one decimal. */
const bmiOf = (weight_kg: number, height_cm: number): number =>
  Math.round((weight_kg / (height_cm / 100) ** 2) * 10) / 10

/**
 * Why a person has no BMI, beside a height that is missing. It is for adults, and says nothing in pregnancy and for six
 * weeks after birth: NHS, "What is the body mass index?"; docs/decisions/154-weight.md. A patient has none until they
 * said that they are not pregnant; staff know whom they see.
 */
export function whyNoBmi(
  { pregnancy, is_under_18 }: BmiCare,
  reader: Reader = 'patient',
): 'age' | 'pregnancy' | 'unasked' | undefined {
  if (is_under_18 !== false) return 'age'
  if (pregnancy === 'pregnant' || pregnancy === 'postpartum') return 'pregnancy'
  return pregnancy === 'no' || reader === 'staff' ? undefined : 'unasked'
}

/** The BMI of a weight, where this reader is shown one. It has no category: a number is for a clinician to read. */
export function bmiFor(
  { weight_kg, height_cm }: Body,
  care: BmiCare,
  reader: Reader = 'patient',
): number | undefined {
  if (height_cm === null || whyNoBmi(care, reader)) return undefined
  return bmiOf(weight_kg, height_cm)
}
