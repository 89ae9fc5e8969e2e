import type { Profession } from '#domain/professions.ts'

/** The two kinds of care plans. */
export const planKinds = ['meal', 'exercise'] as const
export type PlanKind = (typeof planKinds)[number]

/** Which kind a profession writes; a therapist writes none. */
export const kindOfPlans: Readonly<Partial<Record<Profession, PlanKind>>> = {
  dietitian: 'meal',
  'fitness expert': 'exercise',
}

/** Whether a provider was approved to write plans. */
export const isPlanWriter = ({ profession }: { profession: Profession | null }): boolean =>
  profession !== null && profession in kindOfPlans
