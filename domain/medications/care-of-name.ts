import type { MedicineClass } from './names/known-medicines.ts'
import { readName } from './names/read-name.ts'

const forPressure: readonly MedicineClass[] = [
  'ace',
  'sartan',
  'beta-blocker',
  'calcium',
  'diuretic',
]
const alsoForPressure = ['methyldopa', 'hydralazine', 'clonidine', 'prazosin', 'aliskiren']
const forSugar: readonly MedicineClass[] = ['insulin', 'sulfonylurea']
const alsoForSugar = [
  'metformin',
  'sitagliptin',
  'vildagliptin',
  'linagliptin',
  'pioglitazone',
  'empagliflozin',
  'dapagliflozin',
  'semaglutide',
  'liraglutide',
  'dulaglutide',
  'exenatide',
]

/**
 * What a medicine is mostly for, by its name: Panado is not for blood pressure, whichever page it is added on.
 * Undefined where the table does not know the name.
 */
export function careOfName(name: string): 'blood_pressure' | 'glucose' | 'other' | undefined {
  const { medicines } = readName(name)
  if (medicines.length === 0) return undefined
  const isFor = (classes: readonly MedicineClass[], generics: readonly string[]) =>
    medicines.some((one) => classes.includes(one.class) || generics.includes(one.generic))
  if (isFor(forSugar, alsoForSugar)) return 'glucose'
  return isFor(forPressure, alsoForPressure) ? 'blood_pressure' : 'other'
}
