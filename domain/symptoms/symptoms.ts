import { namesCareNeed, namesDanger } from './danger-words.ts'
import { weekOf, weeksAfter } from '../students/week.ts'

/**
 * What people feel, as often as it comes with one of the two. `isDanger`: these are urgent,
 * whatever else is noted. Danger signs of a dangerously high blood pressure: American Heart
 * Association, hypertensive crisis page; confusion and fainting with low or high blood sugar:
 * IFRC first aid guidelines, 2020; in pregnancy: WHO Pregnancy, Childbirth, Postpartum and Newborn
 * Care, 2015; a black foot: NICE NG19.
 */
const symptoms = {
  headache: { group: 'blood_pressure', label: 'Headache' },
  dizziness: { group: 'blood_pressure', label: 'Dizziness' },
  blurred_vision: { group: 'blood_pressure', label: 'Blurred vision' },
  palpitations: { group: 'blood_pressure', label: 'Heart beats fast or unevenly' },
  swelling: { group: 'blood_pressure', label: 'Swollen feet or legs' },
  nosebleed: { group: 'blood_pressure', label: 'Nosebleed' },
  tiredness: { group: 'blood_pressure', label: 'Tiredness' },
  cough: { group: 'infection', label: 'Cough' },
  thirst: { group: 'glucose', label: 'Very thirsty' },
  urination: { group: 'glucose', label: 'Passing urine often' },
  shaking: { group: 'glucose', label: 'Shaking' },
  sweating: { group: 'glucose', label: 'Cold sweat' },
  hunger: { group: 'glucose', label: 'Sudden hunger' },
  numb_feet: { group: 'glucose', label: 'Numb or burning feet' },
  foot_sore: { group: 'glucose', label: 'Sore on a foot' },
  fever: { group: 'infection', label: 'Fever' },
  night_sweats: { group: 'infection', label: 'Sweating at night' },
  weight_loss: { group: 'infection', label: 'Losing weight' },
  chest_pain: { group: 'danger', label: 'Chest pain' },
  short_of_breath: { group: 'danger', label: 'Short of breath' },
  fast_breathing: { group: 'danger', label: 'Fast or deep breathing' },
  one_sided_weakness: { group: 'danger', label: 'Arm, leg or one side weak or numb' },
  crooked_mouth: { group: 'danger', label: 'Crooked mouth' },
  trouble_speaking: { group: 'danger', label: 'Trouble speaking' },
  lost_sight: { group: 'danger', label: 'Sudden loss of sight' },
  confusion: { group: 'danger', label: 'Confused' },
  fainting: { group: 'danger', label: 'Fainted' },
  fits: { group: 'danger', label: 'Fits' },
  worst_headache: { group: 'danger', label: 'Worst headache ever' },
  stiff_neck: { group: 'danger', label: 'Fever with stiff neck or confusion' },
  vomiting_blood: { group: 'danger', label: 'Vomiting blood or black stool' },
  pregnancy_sign: { group: 'danger', label: 'Pregnant: bleeding, or baby moves less' },
  black_foot: { group: 'danger', label: 'Black or smelling foot' },
} as const satisfies Record<
  string,
  { group: 'blood_pressure' | 'glucose' | 'infection' | 'danger'; label: string }
>

export type Symptom = keyof typeof symptoms
export const symptomKeys = Object.keys(symptoms) as [Symptom, ...Symptom[]]

/** The list as it is offered, in its groups. */
export const symptomGroups = [
  { key: 'blood_pressure', title: 'Often with blood pressure' },
  { key: 'glucose', title: 'Often with blood sugar' },
  { key: 'infection', title: 'Often with an infection' },
  { key: 'danger', title: 'Get help now' },
] as const

export const symptomsOf = (group: (typeof symptomGroups)[number]['key']): Symptom[] =>
  symptomKeys.filter((key) => symptoms[key].group === group)

export const labelOfSymptom = (symptom: Symptom): string => symptoms[symptom].label

/** How strong it is, in words. */
export const severities = [
  { value: 1, label: 'A little' },
  { value: 2, label: 'Quite a lot' },
  { value: 3, label: 'Very much' },
] as const
export type Severity = (typeof severities)[number]['value']

interface Felt {
  symptom?: string | null | undefined
  own_words?: string | null | undefined
  notes?: string | null | undefined
}

const wordsOf = ({ own_words, notes }: Felt) => [own_words, notes].filter(Boolean).join('. ')

/** Whether a symptom is urgent. It asks too often rather than too seldom. */
export function isDangerSign(felt: Felt): boolean {
  const known = symptomKeys.find((key) => key === felt.symptom)
  return (known !== undefined && symptoms[known].group === 'danger') || namesDanger(wordsOf(felt))
}

/** What to do where a person feels something that is no emergency but needs a clinic. */
export interface CareNote {
  key: 'foot' | 'fever' | 'tb'
  title: string
  text: string
}

/**
 * A sore foot in diabetes within a day: NICE NG19, IWGDF 2023. Fever, a malaria test the same day: WHO
 * Guidelines for malaria 2023. Cough, fever, night sweats or weight loss: the WHO four-symptom screen
 * for tuberculosis, 2021.
 */
const careNotes: readonly CareNote[] = [
  {
    key: 'foot',
    title: 'A sore foot: within a day',
    text: 'Do you have diabetes? Show a new sore on a foot to a clinic within a day, also without pain. Keep it clean and dry, and do not walk barefoot. If it turns black or smells, go to a hospital now.',
  },
  {
    key: 'fever',
    title: 'Fever: a malaria test today',
    text: 'Have a malaria test today. With a stiff neck, confusion, fits or fast breathing, go to a hospital now.',
  },
  {
    key: 'tb',
    title: 'Ask for a TB test',
    text: 'Cough, fever, night sweats or weight loss can be a sign of TB. Ask your clinic for a TB test.',
  },
]

const needing: Readonly<Record<CareNote['key'], readonly Symptom[]>> = {
  foot: ['foot_sore'],
  fever: ['fever'],
  tb: ['cough', 'fever', 'night_sweats', 'weight_loss'],
}

/** What needs a clinic soon, the most urgent first; empty where nothing does. */
export function careNotesOn(felt: Felt): CareNote[] {
  const named = namesCareNeed(wordsOf(felt))
  return careNotes.filter(
    ({ key }) => named[key] || needing[key].some((symptom) => symptom === felt.symptom),
  )
}

/** What one felt, in one line: the word of the list, the own words, or both. */
export function nameOfEntry(entry: { symptom: Symptom | null; own_words: string | null }): string {
  return [entry.symptom && labelOfSymptom(entry.symptom), entry.own_words]
    .filter(Boolean)
    .join(': ')
}

/** The number of logged symptoms in each of the last weeks (by their Mondays), oldest first. */
export function countByWeek(
  days: readonly string[],
  today: string,
  weeks: number,
): { week: string; count: number }[] {
  const last = weekOf(today)
  return Array.from({ length: weeks }, (_, place) => weeksAfter(last, place + 1 - weeks)).map(
    (week) => ({ week, count: days.filter((day) => weekOf(day) === week).length }),
  )
}
