import { adultFrom } from '#domain/values/age.ts'

/** What a meal plan must know to be safe; each can be left unsaid. */
export const healthFacts = [
  'Pregnant',
  'Breastfeeding',
  'Underweight, or losing weight without wanting to',
  'Kidney disease',
  'HIV',
  'TB',
  'An eating disorder, now or before',
  'None of these',
  'Rather not say',
] as const
export type HealthFact = (typeof healthFacts)[number]

/** WHO antenatal care 2016; NICE NG69 (eating disorders); TB and undernutrition: WHO 2013. */
const noWeightLoss: readonly HealthFact[] = [
  'Pregnant',
  'Underweight, or losing weight without wanting to',
  'TB',
  'An eating disorder, now or before',
]

/** Their protein, potassium, salt or tablets ask for a clinician's word before a plan. */
const clinicianFirst: readonly HealthFact[] = [
  'Pregnant',
  'Breastfeeding',
  'Kidney disease',
  'HIV',
  'TB',
  'An eating disorder, now or before',
]

/** Answers that go with no other: they say that there is nothing, or nothing to say. */
const alone: readonly string[] = ['None of these', 'Rather not say', 'Prefer not to say']

export const noneWithOthers =
  'You chose “None of these” or that you do not want to say, together with something else. Choose one or the other.'

/** Whether a list of ticks contradicts itself: "None of these" beside "HIV". */
export const contradictsItself = (chosen: readonly string[] | null | undefined): boolean =>
  (chosen?.length ?? 0) > 1 && chosen!.some((answer) => alone.includes(answer))

interface Person {
  health?: readonly string[] | null | undefined
  /** In whole years; null where it is not known. */
  age?: number | null | undefined
  isPregnant?: boolean
}

export const weightLossStopped =
  'We plan no weight loss in pregnancy, with TB, when underweight, after an eating disorder, or under 18. Choose another goal, or talk to a clinician first, at a clinic or the outpatient department of a hospital.'

/** True where no plan for weight loss may be written for this person. */
export const mayNotLoseWeight = ({ health, age, isPregnant = false }: Person): boolean =>
  isPregnant ||
  (typeof age === 'number' && age < adultFrom) ||
  noWeightLoss.some((fact) => health?.includes(fact))

/** Whether a person wants to lose weight, by the goal of a meal plan. */
export const wantsWeightLoss = (goal: string | undefined, details: { target?: unknown }): boolean =>
  goal === 'Manage Weight' && details.target === 'Lose'

/** The goal of a request, as its questionnaire has it. */
type AskedPlan =
  | { kind: 'meal'; answers: { primary_goal: string; goal_details: { target?: unknown } } }
  | { kind: 'exercise'; answers: { profile_goals: { primaryGoal?: unknown } } }

/** Whether a request is for a plan to lose weight. */
export const asksToLoseWeight = (request: AskedPlan): boolean =>
  request.kind === 'meal'
    ? wantsWeightLoss(request.answers.primary_goal, request.answers.goal_details)
    : request.answers.profile_goals.primaryGoal === 'Weight Loss'

/** What a meal plan supports, of a request that asks for that. */
interface MealGoal {
  primary_goal: string
  goal_details: { condition?: unknown }
}

/** Whether the goal of a meal plan is to support a pregnancy, or the time after it. */
export const supportsPregnancy = ({ primary_goal, goal_details }: MealGoal): boolean =>
  primary_goal === 'Support a Specific Condition' &&
  [goal_details.condition].flat().includes('Pregnancy/Postpartum')

export const pregnancyInGoalAlone =
  'Your goal is a plan for pregnancy or the time after it. Choose “Pregnant”, “Breastfeeding” or “Rather not say” here, or change your goal.'

/** True where the goal says pregnancy, and the answers about health deny all that they ask. */
export const deniesPregnancyOfGoal = (
  health: readonly string[] | null | undefined,
  goal: MealGoal,
): boolean => supportsPregnancy(goal) && (health?.includes('None of these') ?? false)

/**
 * The points that a dietitian should discuss with a clinician before writing the plan, also if the
 * patient gave no answer.
 */
export function healthNotes(
  health: readonly string[] | null | undefined,
  goal?: MealGoal,
): readonly string[] {
  const isSaid = health?.includes('Pregnant') || health?.includes('Breastfeeding')
  const ofGoal =
    goal && supportsPregnancy(goal) && !isSaid
      ? [
          'Their goal says pregnancy or the time after it: agree the plan with their clinician first.',
        ]
      : []
  if (!health || health.length === 0 || health.includes('Rather not say'))
    return [
      ...ofGoal,
      'They did not say whether they are pregnant, underweight or ill. Ask before you plan.',
    ]
  return [
    ...ofGoal,
    ...clinicianFirst
      .filter((fact) => health.includes(fact))
      .map((fact) => `${fact}: agree the plan with their clinician first.`),
  ]
}
