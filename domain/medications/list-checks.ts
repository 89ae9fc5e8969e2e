import { kindOf } from './kinds.ts'
import type { MedicineClass } from './names/known-medicines.ts'
import { readName } from './names/read-name.ts'
import { areOfOneKind, keyOfName, samenessOf } from './names/same-medicine.ts'
import { pregnancyNotes } from './pregnancy-notes.ts'

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

const holds =
  (...generics: readonly string[]) =>
  ({ name }: Listed) =>
    readName(name).medicines.some(({ generic }) => generics.includes(generic))
const isOf =
  (...groups: readonly MedicineClass[]) =>
  ({ name }: Listed) =>
    readName(name).medicines.some((medicine) => groups.includes(medicine.class))

const dolutegravir = holds('dolutegravir')
const weakened = (medicine: Listed) =>
  dolutegravir(medicine) ||
  ['contraceptive', 'warfarin', 'sulfonylurea', 'hiv'].includes(kindOf(medicine))

interface Pair extends ListNote {
  one: (medicine: Listed) => boolean
  other: (medicine: Listed) => boolean
}

/**
 * Pairs that a clinic must know of. Dolutegravir with metformin: PMC3940684; with antacids, iron and
 * calcium: WHO consolidated HIV guidelines 2021; rifampicin: WHO TB guidelines, module 4, 2022;
 * amlodipine with boosted protease inhibitors: PMC7104683; the others: British National Formulary, 2024, interactions.
 */
const pairs: readonly Pair[] = [
  {
    key: 'dolutegravir-metformin',
    one: dolutegravir,
    other: holds('metformin'),
    title: 'Dolutegravir and metformin',
    text: 'Dolutegravir makes metformin stronger. Ask your clinic to check the dose of metformin. Do not change it yourself.',
  },
  {
    key: 'dolutegravir-minerals',
    one: dolutegravir,
    other: isOf('mineral'),
    title: 'Dolutegravir and antacids, iron or calcium',
    text: 'Take dolutegravir 2 hours before or 6 hours after antacids, iron or calcium.',
  },
  {
    key: 'rifampicin',
    one: holds('rifampicin', 'rifapentine'),
    other: weakened,
    title: 'Rifampicin makes other medicines weaker',
    text: 'Rifampicin can weaken contraceptives, warfarin, diabetes tablets and HIV medicines. Tell your clinic today that you take both. Do not stop either.',
  },
  {
    key: 'amlodipine-boosted',
    one: holds('amlodipine', 'nifedipine', 'felodipine'),
    other: holds('ritonavir', 'lopinavir', 'atazanavir', 'darunavir'),
    title: 'This BP tablet with this HIV medicine',
    text: 'This HIV medicine makes the BP tablet stronger. Ask your clinic about the dose. Do not change it yourself.',
  },
  {
    key: 'nitrate-erection',
    one: holds('isosorbide dinitrate', 'isosorbide mononitrate', 'glyceryl trinitrate'),
    other: holds('sildenafil', 'tadalafil', 'vardenafil'),
    title: 'Never take a heart nitrate with sildenafil or tadalafil',
    text: 'Together they can drop your blood pressure dangerously. Do not take the sildenafil or tadalafil. Tell your clinic today.',
  },
  {
    key: 'warfarin-bleeding',
    one: isOf('warfarin'),
    other: isOf('nsaid', 'aspirin'),
    title: 'Warfarin with this painkiller or aspirin: bleeding',
    text: 'Together they can make you bleed. Ask your clinic before your next dose of the painkiller or aspirin. Do not stop warfarin.',
  },
  {
    key: 'potassium',
    one: isOf('ace', 'sartan'),
    other: holds('spironolactone', 'amiloride', 'potassium chloride'),
    title: 'These two raise potassium',
    text: 'Too much potassium can harm the heart. Ask your clinic whether your blood has been tested since you take both. Do not stop either.',
  },
  {
    key: 'kidneys',
    one: isOf('ace', 'sartan'),
    other: isOf('nsaid'),
    title: 'This painkiller with a BP tablet',
    text: 'The painkiller can raise your BP and harm your kidneys. Ask your clinic before your next dose of it. Do not stop the BP tablet.',
  },
  {
    key: 'slow-heart',
    one: isOf('beta-blocker'),
    other: holds('verapamil', 'diltiazem'),
    title: 'These two can slow the heart too much',
    text: 'Ask your clinic before your next dose of either. If you faint, or your heart beats very slowly, go to a hospital now.',
  },
]

/** The same medicine elsewhere on a list: `maybe` where a name is misspelt. */
export interface Duplicate<Medicine> {
  medicine: Medicine
  certainty: 'sure' | 'maybe'
  /** The generic names that both hold. */
  generics: readonly string[]
}

/** Entries with the same content, by generic or brand name, as they are on the list more than once. */
export function duplicatesOf<Medicine extends Listed>(
  { id, name }: Listed,
  active: readonly Medicine[],
): Duplicate<Medicine>[] {
  return active
    .filter((other) => other.id !== id)
    .flatMap((medicine) => {
      const sameness = samenessOf(name, medicine.name)
      return sameness ? [{ medicine, ...sameness }] : []
    })
}

/** Other medicines that do the same as this one, so that few people take both. */
export function oneKindWith<Medicine extends Listed>(
  { id, name }: Listed,
  active: readonly Medicine[],
): Medicine[] {
  return active.filter(
    (other) => other.id !== id && !samenessOf(name, other.name) && areOfOneKind(name, other.name),
  )
}

const askFirst =
  'Ask your clinic or a pharmacist before your next dose. Take it only as they told you.'

function noteOnDuplicate(name: string, { medicine, certainty, generics }: Duplicate<Listed>) {
  const keys = new Set([keyOfName(name), keyOfName(medicine.name)])
  const key = `twice ${[...keys].toSorted().join(' ')}`
  if (name.trim().toLowerCase() === medicine.name.trim().toLowerCase() || generics.length === 0)
    return { key, title: `${name} is on your list twice`, text: `Check the packages. ${askFirst}` }
  const both = `${medicine.name} and ${name}`
  return {
    key,
    title:
      certainty === 'sure'
        ? `${both}: the same medicine is on your list twice`
        : `${both}: is this the same medicine twice?`,
    text:
      certainty === 'sure'
        ? `Both contain ${generics.join(' and ')}. Together they can be a double dose. ${askFirst}`
        : `Do both contain ${generics.join(' and ')}? Check the packages. ${askFirst}`,
  }
}

function pairsIn(active: readonly Listed[]): ListNote[] {
  const notes = active.flatMap((medicine, place) => {
    const before = active.slice(0, place)
    return [
      ...duplicatesOf(medicine, before).map((other) => noteOnDuplicate(medicine.name, other)),
      ...oneKindWith(medicine, before).map(({ name }) => ({
        key: `kind ${[keyOfName(name), keyOfName(medicine.name)].toSorted().join(' ')}`,
        title: `${name} and ${medicine.name} do the same`,
        text: `Few people need both. ${askFirst} Do not stop either on your own.`,
      })),
    ]
  })
  return [...new Map(notes.map((note) => [note.key, note])).values()]
}

/**
 * What to ask a clinic about the medicines that a person takes now.
 *
 * @param isPregnant as in their care profile; undefined where it does not say
 */
export function notesOnList(active: readonly Listed[], isPregnant?: boolean): ListNote[] {
  return [
    ...pairsIn(active),
    ...pairs
      .filter(({ one, other }) =>
        active.some(
          (first) => one(first) && active.some((second) => second !== first && other(second)),
        ),
      )
      .map(({ key, title, text }) => ({ key, title, text })),
    ...active.flatMap(({ name }) => pregnancyNotes(name, isPregnant)),
  ]
}
