import { type SafetyPlanPart, safetyPlanParts } from '#domain/safety/plan.ts'
import { visitorMemoryDraft } from '#web/platform/drafts/draft.ts'

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

/**
 * What was typed and is not saved yet, while the person logs in or agrees. It does without the form of
 * the kit and is stored nowhere: the person chooses where the plan is kept.
 */
export const planDraft = visitorMemoryDraft<PlanTexts>('safety-plan')
