import { allBenefitsOf, type Benefit } from './benefits.ts'

type Step = Pick<Benefit, 'to'> & { action: string }

/** What plans add to any account, as things to do: each page once, in the order of the plans. */
export function nextSteps(plan_keys: readonly string[]): readonly Step[] {
  const steps = plan_keys
    .flatMap(allBenefitsOf)
    .flatMap(({ to, action, isFree }) => (action && !isFree ? [{ to, action }] : []))
  return steps.filter(({ to }, place) => steps.findIndex((one) => one.to === to) === place)
}
