import type { MedicineClass } from './known-medicines.ts'
import { type NamedMedicine, readName } from './read-name.ts'
import { isMisspelt } from './spelling.ts'

/**
 * Classes of which a person who is allergic to one may be allergic to all (British National Formulary,
 * 2024). Cefalexin, cefadroxil and cefaclor are near to penicillins.
 */
const families: readonly (readonly MedicineClass[])[] = [
  ['penicillin'],
  ['cephalosporin'],
  ['sulfonamide'],
  ['macrolide'],
  ['quinolone'],
  ['tetracycline'],
  ['nsaid', 'aspirin'],
  ['opioid'],
  ['ace'],
  ['sartan'],
  ['beta-blocker'],
  ['statin'],
]

/** Medicines outside of those classes, with what an allergy to one of them warns of (British National Formulary, 2024). */
const related: readonly (readonly string[])[] = [
  ['carbamazepine', 'phenytoin', 'phenobarbital', 'primidone', 'lamotrigine'],
  ['hydrochlorothiazide', 'bendroflumethiazide', 'chlortalidone', 'indapamide'],
  ['aspirin', 'sulfasalazine'],
]
const nearToPenicillin = [
  'cefalexin',
  'cefadroxil',
  'cefaclor',
  'meropenem',
  'imipenem',
  'ertapenem',
]

/** What people call a whole class. */
const classWords: readonly [RegExp, MedicineClass][] = [
  [/\bs[aou]l(?:f|ph)(?:as?|ar?|ur|er|onamides?)?(?:drugs?)?\b/, 'sulfonamide'],
  [/\bnsaids?\b|\banti[- ]?inflammator/, 'nsaid'],
  [/\bsalicylates?\b/, 'aspirin'],
  [/\bace\b|\b\w*prils\b/, 'ace'],
  [/\bsartans?\b|\barbs\b/, 'sartan'],
  [/\bbeta[- ]?block\w*/, 'beta-blocker'],
  [/\bstatins?\b/, 'statin'],
  [/\b(?:cephalo|cefalo|cepalo)spor\w*/, 'cephalosporin'],
  [
    /\bpen\b(?! needles?)|\bpens\b|\bpen[ei]c(?!illamin)\w*|\b(?:b|beta)[- ]?lactams?\b/,
    'penicillin',
  ],
  [/\bmacrolides?\b/, 'macrolide'],
  [/\b(?:fluoro)?quinolones?\b/, 'quinolone'],
  [/\bopi(?:oid|ate)s?\b/, 'opioid'],
]

/** A few classes are known by generic names only. */
const groupWords: readonly [RegExp, generic: string][] = [[/\bthiazides?\b/, 'hydrochlorothiazide']]

/** Whether a person wrote of an allergy to a medicine: certainly, perhaps (a misspelt name), or not. */
export type AllergyMatch = 'sure' | 'maybe' | undefined

/** "Not allergic to sulfa", "no known allergy to penicillin", up to the next clause. */
const denials =
  /\b(?:not|never|no|without|nor)(?: (?:known|drug|any|had|been|an|a|medicine))* allerg(?:ic|y|ies)(?: to (?:(?!but\b|except\b|only\b|and\b|apart\b)[a-z]+ ?)+)?/gi

const areRelated = (one: MedicineClass, other: MedicineClass) =>
  families.some((classes) => classes.includes(one) && classes.includes(other))

function matches(medicine: NamedMedicine, allergen: Pick<NamedMedicine, 'generic' | 'class'>) {
  return (
    medicine.generic === allergen.generic ||
    areRelated(medicine.class, allergen.class) ||
    related.some((group) => group.includes(medicine.generic) && group.includes(allergen.generic)) ||
    (medicine.generic === 'celecoxib' && allergen.class === 'sulfonamide') ||
    (medicine.generic === 'sulfasalazine' && allergen.class === 'aspirin') ||
    (allergen.generic === 'insulin' && medicine.class === 'insulin') ||
    (allergen.class === 'penicillin' && nearToPenicillin.includes(medicine.generic)) ||
    (medicine.class === 'penicillin' && nearToPenicillin.includes(allergen.generic))
  )
}

/**
 * Whether a person wrote of an allergy to this medicine, by any of its names, or to its class. It errs
 * towards warning: of words that deny an allergy, a few are understood, up to the end of their clause.
 *
 * @param written what they wrote in their profile, in their own words
 */
export function allergyMatch(name: string, written: string): AllergyMatch {
  const allergies = written.replaceAll(denials, ' ')
  return matchOf(name, allergies)
}

function matchOf(name: string, allergies: string): AllergyMatch {
  const [own, written] = [readName(name), readName(allergies)]
  const ofClasses = classWords
    .filter(([words]) => words.test(allergies.toLowerCase()))
    .map(([, group]) => ({ generic: '', class: group, isGuess: false }))
  const ofGroups = groupWords
    .filter(([words]) => words.test(allergies.toLowerCase()))
    .map(([, generic]) => ({ generic, class: 'other' as const, isGuess: false }))
  const found = own.medicines.flatMap((medicine) =>
    [...written.medicines, ...ofClasses, ...ofGroups]
      .filter((allergen) => matches(medicine, allergen))
      .map((allergen) => medicine.isGuess || allergen.isGuess),
  )
  if (found.length > 0) return found.includes(false) ? 'sure' : 'maybe'
  // A name that the table does not know is compared word by word.
  const words = own.rest.filter((word) => word.length >= 5)
  if (words.some((word) => written.rest.includes(word))) return 'sure'
  return words.some((word) => written.rest.some((other) => isMisspelt(word, other)))
    ? 'maybe'
    : undefined
}
