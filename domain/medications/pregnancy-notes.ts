import type { KnownMedicine } from './names/known-medicines.ts'
import { readName } from './names/read-name.ts'
import { keyOfName } from './names/same-medicine.ts'

/**
 * Medicines that can harm an unborn baby. ACE inhibitors, sartans and aliskiren: NICE NG133 and NG136. Valproate:
 * MHRA, Valproate Pregnancy Prevention Programme, 2024. Topiramate: the same of 2024; other medicines for epilepsy:
 * MHRA, Antiepileptic drugs in pregnancy, 2021. The others:
 * British National Formulary, 2024. Each says also that the medicine is not stopped without a clinician.
 */
const harmful: readonly string[] = [
  'acitretin',
  'aliskiren',
  'carbamazepine',
  'isotretinoin',
  'leflunomide',
  'lithium',
  'methotrexate',
  'misoprostol',
  'mycophenolate',
  'phenobarbital',
  'phenytoin',
  'primidone',
  'thalidomide',
  'topiramate',
  'valproate',
]

/**
 * Harm during pregnancy, and nothing to ask of all who take them: anti-inflammatory medicines (MHRA, 2023: not from
 * week 20 on), statins and tetracyclines, atenolol, spironolactone, and the newer medicines for sugar beside insulin
 * (British National Formulary, 2024).
 */
const harmfulInPregnancy: readonly string[] = ['nsaid', 'statin', 'tetracycline']
const alsoHarmful: readonly string[] = [
  'atenolol',
  'dapagliflozin',
  'dulaglutide',
  'empagliflozin',
  'exenatide',
  'liraglutide',
  'semaglutide',
  'spironolactone',
]

function canHarm(medicine: KnownMedicine, isPregnant?: boolean): boolean {
  return (
    ['ace', 'sartan', 'warfarin'].includes(medicine.class) ||
    harmful.includes(medicine.generic) ||
    (isPregnant === true &&
      (harmfulInPregnancy.includes(medicine.class) || alsoHarmful.includes(medicine.generic)))
  )
}

/** Endings of the names of ACE inhibitors and sartans that the table does not know. */
const harmfulEnding = /\b\w{2,}(?:pril|sartan)\b/

/**
 * The note about a medicine in pregnancy, by generic or brand name.
 *
 * @param isPregnant as in the care profile; undefined where it does not say. With false there is none.
 */
export function pregnancyNotes(name: string, isPregnant?: boolean) {
  const { medicines, rest } = readName(name)
  const isHarmful =
    medicines.some((medicine) => canHarm(medicine, isPregnant)) ||
    harmfulEnding.test(rest.join(' '))
  if (!isHarmful || isPregnant === false) return []
  const first = isPregnant
    ? 'Your profile says that you are pregnant. This medicine can harm a baby.'
    : 'Are you pregnant, or could you be? This medicine can harm a baby.'
  return [
    {
      key: `pregnancy ${keyOfName(name)}`,
      title: `${name} and pregnancy`,
      text: `${first} Ask your clinic before your next dose. Do not stop it on your own.`,
    },
  ]
}
