import type { KnownMedicine } from './names/known-medicines.ts'
import { readName } from './names/read-name.ts'
import { keyOfName } from './names/same-medicine.ts'

/**
 * Medicines that can harm an unborn baby. ACE inhibitors and sartans: NICE NG133 and NG136. Valproate:
 * MHRA, Valproate Pregnancy Prevention Programme, 2024. Warfarin and methotrexate: British National
 * Formulary, 2024. Each says also that the medicine is not stopped without a clinician.
 */
function canHarm(medicine: KnownMedicine): boolean {
  return (
    ['ace', 'sartan', 'warfarin'].includes(medicine.class) ||
    ['valproate', 'methotrexate'].includes(medicine.generic)
  )
}

/** Endings of the names of ACE inhibitors and sartans that the table does not know. */
const harmfulEnding = /\b\w{3,}(?:pril|sartan)\b/

/**
 * The note about a medicine in pregnancy, by generic or brand name.
 *
 * @param isPregnant as in the care profile; undefined where it does not say. With false there is none.
 */
export function pregnancyNotes(name: string, isPregnant?: boolean) {
  const { medicines, rest } = readName(name)
  const isHarmful = medicines.some(canHarm) || harmfulEnding.test(rest.join(' '))
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
