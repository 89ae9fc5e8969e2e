import { kindOf, plainMedicineName } from './kinds.ts'

/** What a list of medicines asks a clinic about. A clinician signs each text; there is no engine behind it. */
export interface ListNote {
  key: string
  title: string
  text: string
}

interface Listed {
  id?: string | undefined
  name: string
  care?: string | undefined
}

const named = (words: RegExp) => (medicine: Listed) => words.test(medicine.name.toLowerCase())
const dolutegravir = named(/\b(?:dolutegr|tivicay|tld\b)/)
const metformin = named(/\b(?:metform|glucophage|glucovance)/)
const minerals = named(/\b(?:antacid|magnesium|alumin|iron\b|ferrous|calcium|multivit|zinc)/)
const rifampicin = named(/\b(?:rifamp|rifinah|rhze?\b|rifapent|3hp\b)/)
const weakened = (medicine: Listed) =>
  dolutegravir(medicine) ||
  ['contraceptive', 'warfarin', 'sulfonylurea', 'hiv'].includes(kindOf(medicine))
const amlodipine = named(/\b(?:amlod|nifedip|felodip)/)
const boosted = named(/\b(?:ritonav|lopinav|atazanav|darunav|kaletra|aluvia)/)
const inPregnancy = named(/\b\w+(?:pril|sartan)\b|\b(?:captop|enalap|lisinop|losart)/)

/**
 * Pairs that a clinic must know of. Dolutegravir with metformin: PMC3940684; with antacids, iron and
 * calcium: WHO consolidated HIV guidelines 2021; rifampicin: WHO TB guidelines, module 4, 2022;
 * amlodipine with boosted protease inhibitors: PMC7104683.
 */
const pairs: readonly (ListNote & { one: typeof metformin; other: typeof metformin })[] = [
  {
    key: 'dolutegravir-metformin',
    one: dolutegravir,
    other: metformin,
    title: 'Dolutegravir and metformin',
    text: 'Dolutegravir makes metformin stronger. Ask your clinic to check the dose of metformin. Do not change it yourself.',
  },
  {
    key: 'dolutegravir-minerals',
    one: dolutegravir,
    other: minerals,
    title: 'Dolutegravir and antacids, iron or calcium',
    text: 'Take dolutegravir 2 hours before or 6 hours after antacids, iron or calcium.',
  },
  {
    key: 'rifampicin',
    one: rifampicin,
    other: weakened,
    title: 'Rifampicin makes other medicines weaker',
    text: 'Rifampicin can weaken contraceptives, warfarin, diabetes tablets and HIV medicines. Tell your clinic today that you take both. Do not stop either.',
  },
  {
    key: 'amlodipine-boosted',
    one: amlodipine,
    other: boosted,
    title: 'This BP tablet with this HIV medicine',
    text: 'This HIV medicine makes the BP tablet stronger. Ask your clinic about the dose. Do not change it yourself.',
  },
]

/** Medicines of one name, as they are on the list more than once. */
export function duplicatesOf<Medicine extends Listed>(
  { id, name }: Listed,
  active: readonly Medicine[],
): Medicine[] {
  const plain = plainMedicineName(name)
  return plain === ''
    ? []
    : active.filter((other) => other.id !== id && plainMedicineName(other.name) === plain)
}

/** What to ask a clinic about the medicines that a person takes now. */
export function notesOnList(active: readonly Listed[]): ListNote[] {
  const twice = active.filter(
    (medicine, place) => duplicatesOf(medicine, active.slice(0, place)).length > 0,
  )
  return [
    ...twice.map(({ name }) => ({
      key: `twice ${plainMedicineName(name)}`,
      title: `${name} is on your list twice`,
      text: 'Check the packages. Take it only as your clinic told you, and stop the entry that is wrong.',
    })),
    ...pairs
      .filter(({ one, other }) =>
        active.some(
          (first) => one(first) && active.some((second) => second !== first && other(second)),
        ),
      )
      .map(({ key, title, text }) => ({ key, title, text })),
    // NICE NG133, NG136: neither ACE inhibitors nor angiotensin receptor blockers in pregnancy.
    ...active.filter(inPregnancy).map(({ name }) => ({
      key: `pregnancy ${plainMedicineName(name)}`,
      title: `${name} and pregnancy`,
      text: 'Are you pregnant, or could you be? This medicine can harm a baby. Tell your clinic today. Do not stop it yourself.',
    })),
  ]
}

/** Medicines of one family: who is allergic to one may be to all (British National Formulary, 2024). */
const families: readonly { allergy: RegExp; medicines: RegExp }[] = [
  {
    allergy: /penicil|amox|ampic|cloxac|augmentin/,
    medicines: /penicil|amox|ampic|cloxac|augmentin|penv|benzathine/,
  },
  {
    allergy: /sul(?:f|ph)a|septrin|bactrim|co-?trim/,
    medicines: /sul(?:f|ph)a|septrin|bactrim|co-?trim/,
  },
  {
    allergy: /aspirin|ibuprof|diclof|brufen|nsaid/,
    medicines: /aspirin|disprin|ibuprof|brufen|diclof|indometh|naprox/,
  },
]

/**
 * Whether a person wrote of an allergy to this medicine, by its name or its family.
 *
 * @param allergies what they wrote in their profile, in their own words
 */
export function isAllergyTo(name: string, allergies: string): boolean {
  const [plain, written] = [plainMedicineName(name), allergies.toLowerCase()]
  const words = plain.split(' ').filter((word) => word.length >= 5)
  return (
    words.some((word) => written.includes(word)) ||
    families.some(({ allergy, medicines }) => allergy.test(written) && medicines.test(plain))
  )
}
