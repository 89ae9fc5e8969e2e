import { readName } from './names/read-name.ts'

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

/** Of medicines of small strengths, the highest of one tablet, in mg. */
const highest: Readonly<Record<string, number>> = {
  amlodipine: 10,
  atenolol: 100,
  bisoprolol: 10,
  captopril: 50,
  carvedilol: 50,
  clonazepam: 2,
  dexamethasone: 20,
  diazepam: 10,
  digoxin: 0.25,
  enalapril: 20,
  'folic acid': 5,
  glibenclamide: 5,
  glimepiride: 6,
  haloperidol: 20,
  hydrochlorothiazide: 50,
  indapamide: 2.5,
  levothyroxine: 0.3,
  lisinopril: 40,
  losartan: 100,
  methotrexate: 10,
  prednisolone: 50,
  prednisone: 50,
  risperidone: 6,
  salbutamol: 8,
  warfarin: 10,
}

const milligrams: Readonly<Record<string, number>> = { mcg: 0.001, mg: 1, g: 1000 }

/** Whether a strength is unlike those on packages of this medicine, so that it is asked about. */
export function isUnusualStrength(of: {
  name: string
  strength: number | null
  strength_unit: string | null
}): boolean {
  const { name, strength, strength_unit } = of
  if (strength === null || strength_unit === null) return false
  const [from, to] = usual[strength_unit] ?? [0, Infinity]
  if (strength < from || strength > to) return true
  const { medicines } = readName(name)
  const most = medicines.length === 1 ? highest[medicines[0]!.generic] : undefined
  const factor = milligrams[strength_unit]
  return most !== undefined && factor !== undefined && strength * factor > most
}
