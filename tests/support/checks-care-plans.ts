import { id, letters, publishedVersion, type RejectedRows, time } from './check-rows.ts'

export const rejectedByCarePlans: RejectedRows = {
  'public.personal_plans': {
    personal_plans_end_reason_check: [
      { end_reason: '', ended_at: time },
      { end_reason: letters(501), ended_at: time },
    ],
    personal_plans_ended: [{ end_reason: 'Reached' }, { ended_at: time }],
  },
  'public.personal_plan_versions': {
    personal_plan_versions_goals_check: [{ goals: '{}' }, { goals: '[1,2,3,4,5,6]' }],
    personal_plan_versions_number_check: [{ ...publishedVersion, number: 0 }],
    personal_plan_versions_published: [
      { goals: '[]', number: 1 },
      { goals: '[]', plan_id: id },
      { ...publishedVersion, plan_id: null },
      { ...publishedVersion, number: null },
      { ...publishedVersion, review_on: null },
      { ...publishedVersion, agreed_on: null },
      { ...publishedVersion, goals: '[]' },
    ],
    personal_plan_versions_replaced: [{ goals: '[]', replaced_at: time }],
    personal_plan_versions_version_check: [{ goals: '[]', version: 0 }],
  },
  'public.personal_plan_words': {
    personal_plan_words_words_check: [{ words: '' }, { words: letters(1001) }],
  },
}
