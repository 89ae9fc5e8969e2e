import { needsClinicianFirst } from '../exercise/clearance.ts'
import { painfulIn, painWrittenIn } from '../exercise/painful-movements.ts'
import { type Misfit, misfitsIn, reasonsAgainst } from '../meal/fit.ts'
import type { TakenPlanRequest } from './queue.ts'
import type { PlanTemplate } from './templates.ts'
import { healthNotes } from './weight-loss.ts'

/** What a writer should know before a template replaces a plan. */
export interface TemplateCheck {
  /** The meals that do not fit what the person eats. */
  misfits: readonly Misfit[]
  /** What a template cannot know of the person: their conditions, and a diet in their own words. */
  notes: readonly string[]
}

/** What a template cannot be searched for, said wherever a template is used. */
export const templateLimits = {
  meal: 'We only compare words. We do not know what is inside bought foods and sauces. We do not know portions, salt, sugar, or how meat was slaughtered. Check each meal yourself.',
  exercise:
    'We only compare the names of exercises with the movements that hurt them. Check each session yourself.',
} as const

/** Whether a template fits the person of a request. Nothing stops the writer from using it all the same. */
export function checkTemplate(
  request: TakenPlanRequest,
  content: PlanTemplate['content'],
): TemplateCheck {
  if (request.kind === 'exercise')
    return {
      misfits: [],
      notes: [
        ...(needsClinicianFirst(request.answers.health_history)
          ? ['They should talk to a clinician before they train.']
          : []),
        ...('expert_message' in content
          ? painfulIn(content, painWrittenIn(request.answers)).map(
              ({ movement, where }) => `${where}. It may hurt: ${movement}.`,
            )
          : []),
      ],
    }
  const { dietary_profile } = request.answers
  const { other_diet, health } = dietary_profile
  const reasonsOf = reasonsAgainst(dietary_profile, request.person.allergies_in_profile)
  return {
    misfits: 'dietitian_message' in content ? misfitsIn(content, reasonsOf) : [],
    notes: [
      ...(other_diet ? [`Their diet in their words: ${other_diet}`] : []),
      ...healthNotes(health, request.answers),
    ],
  }
}
