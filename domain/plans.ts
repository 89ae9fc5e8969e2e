/** A monthly plan. Prices are integer ngwee, 100 to the kwacha. */
export interface Plan {
  /** As the catalogue's table names it. */
  key: string
  name: string
  price_ngwee: number
  /** One line that says for whom it is. */
  summary: string
  features: readonly string[]
  is_recommended: boolean
}

/**
 * The plans as they start out; one price each (decision 38). Spec section 9, plan features.
 * An administrator may change the stored catalogue afterwards.
 */
export const plans: readonly Plan[] = [
  {
    key: 'student-wellness',
    name: 'Student Wellness',
    price_ngwee: 0,
    summary: 'Always free, with an institution’s name.',
    features: [
      'Unlimited screenings (PHQ-9, GAD-7)',
      'Self-help library',
      'Anonymous group therapy registration',
      'Time Management and Burnout modules',
      'Community forum',
    ],
    is_recommended: false,
  },
  {
    key: 'wellness-starter',
    name: 'Wellness Starter',
    price_ngwee: 25_000,
    summary: 'A steady hand each month.',
    features: [
      'Everything in Student Wellness',
      'Monthly check-in',
      'Resource packs',
      'Basic NCD tracking (blood pressure, weight)',
      'No advertisements',
    ],
    is_recommended: false,
  },
  {
    key: 'comprehensive-care',
    name: 'Comprehensive Care',
    price_ngwee: 100_000,
    summary: 'Therapy and a dietitian, every month.',
    features: [
      'Everything in Wellness Starter',
      'Two 1-on-1 therapy sessions a month',
      'One dietitian consultation a month',
      'Personalized care plans',
      'Advanced NCD analytics',
      'Priority support',
    ],
    is_recommended: true,
  },
]
