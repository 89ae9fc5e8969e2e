import type { Profession } from '#domain/practice/professions.ts'

/** The two kinds of care plans. */
export const planKinds = ['meal', 'exercise'] as const
export type PlanKind = (typeof planKinds)[number]

/** What a plan of each kind is called, and who writes it. */
export const planNames = {
  meal: { plan: 'meal plan', article: 'a', writer: 'dietitian' },
  exercise: { plan: 'exercise plan', article: 'an', writer: 'fitness expert' },
} as const satisfies Record<PlanKind, object>

/** Which kind a profession writes; a therapist writes none. */
export const kindOfPlans: Readonly<Partial<Record<Profession, PlanKind>>> = {
  dietitian: 'meal',
  'fitness expert': 'exercise',
}

/** Whether a provider was approved to write plans. */
export const isPlanWriter = ({ profession }: { profession: Profession | null }): boolean =>
  profession !== null && profession in kindOfPlans
