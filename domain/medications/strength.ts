import { readName } from './names/read-name.ts'
import { strengthsOf } from './strengths-of-medicines.ts'

/**
 * Strengths as they are on packages (WHO Model List of Essential Medicines, 2023; British National
 * Formulary, 2024). Another one is asked about, as a comma or a unit may be wrong; it is not rejected.
 */
const usual: Readonly<Record<string, readonly [from: number, to: number]>> = {
  mg: [0.01, 1000],
  mcg: [0.5, 1000],
  g: [0.05, 10],
  'mg/ml': [0.05, 500],
  units: [1, 10_000],
  'units/ml': [10, 10_000],
  '%': [0.01, 100],
}

const milligrams: Readonly<Record<string, number>> = { mcg: 0.001, mg: 1, g: 1000 }

/** What is lost in counting micrograms as mg. */
const tiny = 1e-9

/** Of liquids, powders and creams: no tablet and no capsule is counted so. */
const ofLiquids = ['mg/ml', 'units/ml', '%']
const isSolid = (form: string | undefined) => form === 'tablet' || form === 'capsule'

/** Of solids, vitamins alone are counted in units. */
const inUnits = ['retinol', 'colecalciferol']

/** Insulin is counted in units, as a package says it: per ml, or in the whole of it. */
const ofInsulin = ['units', 'units/ml']

/**
 * Whether a strength is unlike those on packages of this medicine, so that it is asked about. Of a combination
 * with a known name it may be one part, or the sum of all.
 *
 * @param of `form` as it is taken, where that is known
 */
export function isUnusualStrength(of: {
  name: string
  strength: number | null
  strength_unit: string | null
  form?: string | undefined
}): boolean {
  const { name, strength, strength_unit, form } = of
  if (strength === null || strength_unit === null) return false
  const [from, to] = usual[strength_unit] ?? [0, Infinity]
  if (strength < from || strength > to) return true
  if (isSolid(form) && ofLiquids.includes(strength_unit)) return true
  const { medicines } = readName(name)
  if (medicines.some((one) => one.class === 'insulin') && !ofInsulin.includes(strength_unit))
    return true
  if (medicines.length === 0) return false
  if (isSolid(form) && strength_unit === 'units')
    return medicines.every(({ generic }) => !inUnits.includes(generic))
  const factor = milligrams[strength_unit]
  const known = medicines.flatMap(({ generic }) => strengthsOf.get(generic) ?? [])
  if (factor === undefined || known.length < medicines.length) return false
  const lowest = Math.min(...known.map(({ lowest: one }) => one))
  const highest = known.reduce((sum, { highest: one }) => sum + one, 0)
  const inMilligrams = strength * factor
  return inMilligrams < lowest - tiny || inMilligrams > highest + tiny
}
