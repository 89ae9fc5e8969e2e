import type { Care, CareFacts } from '../../readings/care.ts'
import { pregnancyStates } from '../exercise/options.ts'
import type { HealthHistory } from '../exercise/request.ts'

/**
 * The care profile and the questionnaires of plans ask for the same facts. Each questionnaire begins with
 * what the profile says, and what it answers goes back there.
 */

type Known = Pick<Care, 'pregnancy' | 'diabetes' | 'heart_disease' | 'kidney_disease'>

type ExerciseHealth = Pick<HealthHistory, 'isPregnantOrPostpartum' | 'pregnancyState'>

/** What the answers about health of an exercise questionnaire say of the person's care. */
export function factsOfExercise(
  { isPregnantOrPostpartum, pregnancyState }: ExerciseHealth,
  { pregnancy }: Pick<Known, 'pregnancy'>,
): CareFacts {
  if (isPregnantOrPostpartum === 'No') return { pregnancy: 'no' }
  if (isPregnantOrPostpartum !== 'Yes') return {}
  if (pregnancyState === 'I gave birth in the last 6 weeks') return { pregnancy: 'postpartum' }
  if (pregnancyState === 'I gave birth before that') return { pregnancy: 'no' }
  // Without the second answer the profile knows which of the two, or the safe side is taken.
  return pregnancyState || pregnancy !== 'postpartum' ? { pregnancy: 'pregnant' } : {}
}

/** What the ticks of a meal questionnaire say; only "None of these" denies what is not ticked. */
export function factsOfMeal(health: readonly string[] | null | undefined): CareFacts {
  if (health?.includes('None of these')) return { kidney_disease: 'no', pregnancy: 'no' }
  return {
    ...(health?.includes('Pregnant') ? { pregnancy: 'pregnant' as const } : {}),
    ...(health?.includes('Kidney disease') ? { kidney_disease: 'yes' as const } : {}),
  }
}

const conditionNames = {
  diabetes: 'Diabetes',
  heart_disease: 'Heart disease',
  kidney_disease: 'Kidney disease',
} as const

/** The conditions that a person has, by their care profile: "Diabetes, heart disease". */
export function conditionsIn(care: Pick<Care, keyof typeof conditionNames>): string {
  const names = (Object.keys(conditionNames) as (keyof typeof conditionNames)[])
    .filter((key) => care[key] === 'yes')
    .map((key, index) => (index === 0 ? conditionNames[key] : conditionNames[key].toLowerCase()))
  return names.join(', ')
}

/**
 * With what an exercise questionnaire begins, by the names of its fields. A "no" of the profile is about six weeks
 * after birth and the question about months, so it is asked again.
 */
export function knownForExercise(care: Known): Record<string, readonly string[]> {
  const { pregnancy } = care
  const conditions = conditionsIn(care)
  return {
    ...(pregnancy === 'pregnant' || pregnancy === 'postpartum'
      ? {
          isPregnantOrPostpartum: ['Yes'],
          pregnancyState: [pregnancyStates[pregnancy === 'pregnant' ? 0 : 1]],
        }
      : {}),
    ...(conditions ? { medicalConditions: [conditions] } : {}),
  }
}

/** With what a meal questionnaire begins, by the names of its fields. */
export function knownForMeal(
  care: Pick<Known, 'pregnancy' | 'kidney_disease'>,
  allergies: string | null,
): Record<string, readonly string[]> {
  const health = [
    ...(care.pregnancy === 'pregnant' ? ['Pregnant'] : []),
    ...(care.kidney_disease === 'yes' ? ['Kidney disease'] : []),
  ]
  return {
    ...(health.length > 0 ? { health } : {}),
    ...(allergies ? { allergies: [allergies] } : {}),
  }
}

/** The longest text of allergies and conditions in a profile. */
const longest = 2000

/**
 * Allergies of a profile with what a form says: nothing that was known is lost by another form, also where that
 * was written before. Undefined where there is nothing new.
 */
export function withAllergies(
  known: string | null,
  said: string | null | undefined,
): string | undefined {
  const [before, now] = [(known ?? '').trim(), (said ?? '').trim()]
  const isDenied = /^(?:no|none|nil|nothing|n\/?a)\W*$/i.test(now)
  if (!now || isDenied || before.toLowerCase().includes(now.toLowerCase())) return undefined
  const both = now.toLowerCase().includes(before.toLowerCase()) ? now : `${before}; ${now}`
  return both.length > longest ? undefined : both
}
