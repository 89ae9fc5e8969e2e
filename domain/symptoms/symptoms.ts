import { weekOf, weeksAfter } from '../students/week.ts'

/**
 * What people feel, as often as it comes with one of the two. `isDanger`: these must not wait,
 * whatever else is noted. Danger signs of a dangerously high blood pressure: American Heart
 * Association, hypertensive crisis page; confusion and fainting with low or high blood sugar:
 * IFRC first aid guidelines, 2020.
 */
const symptoms = {
  headache: { group: 'blood_pressure', label: 'Headache' },
  dizziness: { group: 'blood_pressure', label: 'Dizziness' },
  blurred_vision: { group: 'blood_pressure', label: 'Blurred vision' },
  palpitations: { group: 'blood_pressure', label: 'Heart beats fast or unevenly' },
  swelling: { group: 'blood_pressure', label: 'Swollen feet or legs' },
  nosebleed: { group: 'blood_pressure', label: 'Nosebleed' },
  tiredness: { group: 'blood_pressure', label: 'Tiredness' },
  cough: { group: 'blood_pressure', label: 'Dry cough' },
  thirst: { group: 'glucose', label: 'Very thirsty' },
  urination: { group: 'glucose', label: 'Passing urine often' },
  shaking: { group: 'glucose', label: 'Shaking' },
  sweating: { group: 'glucose', label: 'Cold sweat' },
  hunger: { group: 'glucose', label: 'Sudden hunger' },
  numb_feet: { group: 'glucose', label: 'Numb or burning feet' },
  foot_sore: { group: 'glucose', label: 'Sore on a foot' },
  chest_pain: { group: 'danger', label: 'Chest pain' },
  short_of_breath: { group: 'danger', label: 'Short of breath' },
  one_sided_weakness: { group: 'danger', label: 'Weak or numb on one side' },
  trouble_speaking: { group: 'danger', label: 'Trouble speaking' },
  lost_sight: { group: 'danger', label: 'Sudden loss of sight' },
  confusion: { group: 'danger', label: 'Confused' },
  fainting: { group: 'danger', label: 'Fainted' },
} as const satisfies Record<
  string,
  { group: 'blood_pressure' | 'glucose' | 'danger'; label: string }
>

export type Symptom = keyof typeof symptoms
export const symptomKeys = Object.keys(symptoms) as [Symptom, ...Symptom[]]

/** The list as it is offered, in its groups. */
export const symptomGroups = [
  { key: 'blood_pressure', title: 'Often with blood pressure' },
  { key: 'glucose', title: 'Often with blood sugar' },
  { key: 'danger', title: 'These must not wait' },
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

/** Own words that speak of a danger sign, as people write them. */
const dangerWords =
  /chest (pain|hurt|tight|pressure)|pain in (my |the )?chest|(can.?t|cannot|hard to|trouble|difficult\w{0,5}) (to )?(breath|speak|see)|short(ness)? of breath|one side|(half|side) of (my |the )?(body|face)|face (droop|is hanging)|confus|faint|pass(ed)? out|unconscious|black(ed)? out|stroke|heart attack/i

/** Whether what is felt must not wait. It asks too often rather than too seldom. */
export function isDangerSign(felt: {
  symptom?: string | null | undefined
  own_words?: string | null | undefined
}): boolean {
  const known = symptomKeys.find((key) => key === felt.symptom)
  return (
    (known !== undefined && symptoms[known].group === 'danger') ||
    dangerWords.test(felt.own_words ?? '')
  )
}

/** What one felt, in one line: the word of the list, the own words, or both. */
export function nameOfEntry(entry: { symptom: Symptom | null; own_words: string | null }): string {
  return [entry.symptom && labelOfSymptom(entry.symptom), entry.own_words]
    .filter(Boolean)
    .join(': ')
}

/** How often something was noted in each of the last weeks (by their Mondays), oldest first. */
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
