import { type SafetyPlanPart, safetyPlanParts } from '#domain/safety/plan.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'

/** The content of each heading of the plan. */
export type PlanTexts = Record<SafetyPlanPart, string>

/** The texts among something larger: a form's data, a stored copy, the server's answer. */
export function planTextsOf(read: (part: SafetyPlanPart) => unknown): PlanTexts {
  const entries = safetyPlanParts.map(({ name }) => {
    const text = read(name)
    return [name, typeof text === 'string' ? text.replaceAll('\r\n', '\n') : '']
  })
  return Object.fromEntries(entries) as PlanTexts
}

export const isEmptyPlan = (plan: PlanTexts) => Object.values(plan).every((text) => !text.trim())

export const isSamePlan = (one: PlanTexts, other: PlanTexts) =>
  safetyPlanParts.every(({ name }) => one[name].trim() === other[name].trim())

let draft: PlanTexts | undefined
onSignedOut(keepDraft)

/** What was typed and is not saved yet: in the memory of this tab, while the person logs in or agrees. */
export const readDraft = () => draft

/** Without a plan it is forgotten. */
export function keepDraft(plan?: PlanTexts) {
  draft = plan
}
