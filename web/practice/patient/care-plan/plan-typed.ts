import {
  emptyGoal,
  emptyStep,
  type Goal,
  isEmptyContent,
  type PlanContent,
  type Step,
} from '#domain/personal-plans/goals.ts'
import type { PersonalPlan, StoredDraft } from '#domain/personal-plans/schema.ts'

/** The server trims what is sent. */
const asSent = ({ goals, review_on, agreed_on }: PlanContent) =>
  JSON.stringify([
    goals.map(({ id, goal, measure, by, steps }) => [
      id,
      goal.trim(),
      measure.trim(),
      by,
      steps.map((one) => [
        one.id,
        one.step.trim(),
        one.who,
        one.who_words.trim(),
        one.when.trim(),
        one.is_once,
      ]),
    ]),
    review_on,
    agreed_on,
  ])

const typedOf = ({ goals, review_on, agreed_on }: PlanContent): PlanContent => ({
  goals,
  review_on,
  agreed_on,
})

export const planTexts = {
  isSame: (typed: PlanContent, saved: StoredDraft) => asSent(typed) === asSent(saved),
  isEmpty: isEmptyContent,
  typedOf,
}

const newGoal = () => emptyGoal(crypto.randomUUID(), crypto.randomUUID())

/** What an editor begins with: the draft, the current plan without its days, or one empty goal. */
export function firstContent(
  draft: StoredDraft | undefined,
  current: PersonalPlan | undefined,
): PlanContent {
  if (draft) return typedOf(draft)
  const goals = current?.versions[0]?.goals ?? [newGoal()]
  return { goals, review_on: null, agreed_on: null }
}

export const withGoal = (goals: readonly Goal[]): Goal[] => [...goals, newGoal()]

export const withoutGoal = (goals: readonly Goal[], id: string): Goal[] =>
  goals.filter((one) => one.id !== id)

export const changedGoal = (goals: readonly Goal[], id: string, part: Partial<Goal>): Goal[] =>
  goals.map((one) => (one.id === id ? { ...one, ...part } : one))

export const withStep = (steps: readonly Step[]): Step[] => [
  ...steps,
  emptyStep(crypto.randomUUID()),
]

export const withoutStep = (steps: readonly Step[], id: string): Step[] =>
  steps.filter((one) => one.id !== id)

export const changedStep = (steps: readonly Step[], id: string, part: Partial<Step>): Step[] =>
  steps.map((one) => (one.id === id ? { ...one, ...part } : one))
