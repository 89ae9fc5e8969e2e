import type { Goal, Step } from '#domain/personal-plans/goals.ts'
import { idOfPart, referenceTo, type Resource } from './fhir-resource.ts'

/** A version of a care plan as it is stored, or the draft of one. */
export interface StoredPlanVersion {
  id: string
  user_id: string
  author_id: string | null
  goals: Goal[]
  review_on: string | null
  agreed_on: string | null
  published_at: string | null
  replaced_at: string | null
}

/**
 * A care plan as a clinic reads it: its goals, and each step with who does it. A version that was replaced, or whose plan
 * has ended, must not be acted on any more: its status says so. A draft is in the copy of all data alone.
 */
export function carePlanResources(
  version: StoredPlanVersion,
  providers: readonly { id: string }[],
): Resource[] {
  const { id, user_id, author_id, goals, review_on, published_at, replaced_at } = version
  if (published_at === null) return []
  const isCurrent = replaced_at === null
  const isKnown = providers.some((one) => one.id === author_id)
  const provider =
    isKnown && author_id ? referenceTo(author_id) : { display: 'The provider who wrote the plan' }
  const performerOf = ({ who, who_words }: Step) =>
    who === 'patient'
      ? referenceTo(user_id)
      : who === 'provider'
        ? provider
        : { display: who_words }
  return [
    ...goals.map((goal) => goalOf(goal, version, isCurrent)),
    {
      resourceType: 'CarePlan',
      id,
      status: isCurrent ? 'active' : 'revoked',
      intent: 'plan',
      title: 'Care plan',
      subject: referenceTo(user_id),
      period: { start: published_at, ...(replaced_at ? { end: replaced_at } : {}) },
      created: published_at,
      author: provider,
      goal: goals.map((goal) => referenceTo(idOfPart(id, goal.id))),
      activity: goals.flatMap((goal) =>
        goal.steps.map((step) => ({
          detail: {
            status: isCurrent ? 'in-progress' : 'stopped',
            goal: [referenceTo(idOfPart(id, goal.id))],
            description: step.step,
            ...(step.when ? { scheduledString: step.when } : {}),
            performer: [performerOf(step)],
          },
        })),
      ),
      ...(review_on ? { note: [{ text: `Review on ${review_on}.` }] } : {}),
    },
  ]
}

function goalOf(goal: Goal, version: StoredPlanVersion, isCurrent: boolean): Resource {
  const { measure, by } = goal
  // FHIR asks what is measured where it is said how much: the person wrote both in one text.
  const detail = measure ? { measure: { text: 'As the plan says' }, detailString: measure } : {}
  return {
    resourceType: 'Goal',
    id: idOfPart(version.id, goal.id),
    lifecycleStatus: isCurrent ? 'active' : 'cancelled',
    description: { text: goal.goal },
    subject: referenceTo(version.user_id),
    ...(version.agreed_on ? { startDate: version.agreed_on } : {}),
    ...(measure || by ? { target: [{ ...detail, ...(by ? { dueDate: by } : {}) }] } : {}),
    expressedBy: referenceTo(version.user_id),
  }
}
