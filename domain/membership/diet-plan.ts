/** The plan that stands beside a membership (docs/specification.md, "Plans and prices"). */
export const dietPlan = 'diet-nutrition'
