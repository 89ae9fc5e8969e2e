import { dayAfter } from '../values/lusaka.ts'
import type { PlanContent } from './goals.ts'
import { reviewWithin } from './limits.ts'

/**
 * What a draft still needs before it is published, by the names of its fields, in their order; empty where nothing is
 * missing.
 *
 * @param today the day in Lusaka, `YYYY-MM-DD`
 */
export function missingIn({ goals, review_on, agreed_on }: PlanContent, today: string) {
  const missing: Record<string, string> = {}
  if (goals.length === 0) missing.goals = 'Write at least one goal.'
  for (const [place, { goal, by, steps }] of goals.entries()) {
    const at = `goals.${place}`
    if (!goal.trim()) missing[`${at}.goal`] = 'Write the goal.'
    if (by && by < today) missing[`${at}.by`] = 'Choose today or a later day.'
    if (steps.length === 0) missing[`${at}.steps`] = 'Write at least one step.'
    for (const [number, { step, who, who_words, when }] of steps.entries()) {
      const of = `${at}.steps.${number}`
      if (!step.trim()) missing[`${of}.step`] = 'Write the step.'
      if (who === 'other' && !who_words.trim()) missing[`${of}.who_words`] = 'Write who does it.'
      if (!when.trim()) missing[`${of}.when`] = 'Write how often, or when.'
    }
  }
  if (!review_on) missing.review_on = 'Choose the day of the review.'
  else if (review_on <= today) missing.review_on = 'Choose a day after today.'
  else if (review_on > dayAfter(today, reviewWithin))
    missing.review_on = 'Choose a day within 12 months.'
  if (!agreed_on) missing.agreed_on = 'Choose the day on which you agreed on it together.'
  else if (agreed_on > today) missing.agreed_on = 'Choose today or an earlier day.'
  return missing
}
