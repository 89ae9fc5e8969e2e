import { featuresOf } from './benefits.ts'

/** A monthly plan. Prices are integer ngwee, 100 to the kwacha. */
export interface Plan {
  /** As the catalogue's table names it. */
  key: string
  name: string
  price_ngwee: number
  /** One sentence that says for whom it is. */
  summary: string
  features: readonly string[]
  is_recommended: boolean
}

const catalogue: readonly Omit<Plan, 'features'>[] = [
  {
    key: 'student-wellness',
    name: 'Student Wellness',
    price_ngwee: 0,
    summary: 'Always free, with an institution’s name.',
    is_recommended: false,
  },
  {
    key: 'wellness-starter',
    name: 'Wellness Starter',
    price_ngwee: 25_000,
    summary: 'A steady hand each month.',
    is_recommended: false,
  },
  {
    key: 'comprehensive-care',
    name: 'Comprehensive Care',
    price_ngwee: 100_000,
    summary: 'Therapy and a dietitian, every month.',
    is_recommended: true,
  },
]

/**
 * The plans as they start out; one price each (docs/specification.md, "Plans and prices"). An
 * administrator may change the stored catalogue afterwards, but not what a plan includes.
 */
export const plans: readonly Plan[] = catalogue.map((plan) => ({
  ...plan,
  features: featuresOf(plan.key),
}))
