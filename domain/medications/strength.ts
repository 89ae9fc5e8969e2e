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
  amitriptyline: 75,
  amlodipine: 10,
  atenolol: 100,
  atorvastatin: 80,
  azithromycin: 600,
  bisoprolol: 10,
  candesartan: 32,
  captopril: 50,
  carbamazepine: 400,
  carvedilol: 50,
  cetirizine: 10,
  citalopram: 40,
  clonazepam: 2,
  clonidine: 0.3,
  codeine: 60,
  dexamethasone: 20,
  diazepam: 10,
  diclofenac: 150,
  digoxin: 0.25,
  dolutegravir: 50,
  doxycycline: 200,
  enalapril: 20,
  fluoxetine: 60,
  'folic acid': 5,
  furosemide: 80,
  glibenclamide: 5,
  gliclazide: 80,
  glimepiride: 6,
  glipizide: 10,
  haloperidol: 20,
  hydrochlorothiazide: 50,
  ibuprofen: 800,
  indapamide: 2.5,
  indomethacin: 75,
  irbesartan: 300,
  isoniazid: 300,
  levothyroxine: 0.3,
  lisinopril: 40,
  loratadine: 10,
  losartan: 100,
  meloxicam: 15,
  methotrexate: 10,
  metoclopramide: 10,
  metoprolol: 200,
  naproxen: 750,
  nifedipine: 90,
  olanzapine: 20,
  olmesartan: 40,
  omeprazole: 40,
  perindopril: 10,
  piroxicam: 20,
  prednisolone: 50,
  prednisone: 50,
  propranolol: 160,
  ramipril: 10,
  risperidone: 6,
  rosuvastatin: 40,
  salbutamol: 8,
  sertraline: 200,
  sildenafil: 100,
  simvastatin: 80,
  spironolactone: 100,
  tadalafil: 20,
  telmisartan: 80,
  tramadol: 200,
  valsartan: 320,
  verapamil: 240,
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
