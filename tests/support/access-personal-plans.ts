import type { TableAccess } from './access.ts'
import { ownRows } from './access-own-rows.ts'
import { byUserId, everything, systemDoesAll, systemOnly, text } from './access-words.ts'

/** A client reads no plan in the table: in these attempts its id is that of its person. */
const planOf = ({ id }: { id: string }) => text(id)
const goals = `'[{"id":"c0ffee00-0000-4000-8000-000000000001"}]'`
const step = `'c0ffee00-0000-4000-8000-000000000002'`

const byFunctions = {
  grants: { service_role: 'delete, insert, select, update' },
  belongsTo: byUserId,
  ownerColumn: 'user_id',
  allows: { anyone: systemOnly(...everything) },
} satisfies Partial<TableAccess>

/**
 * The reviewed access to care plans; part of `accessTable`. People and providers read and write plans and versions by
 * functions; what a person marks and says of the steps are their own rows.
 */
export const personalPlanAccess: Record<string, TableAccess> = {
  'public.personal_plans': {
    ...byFunctions,
    policies: { 'the system keeps care plans': systemDoesAll },
    row: (person) => ({ id: planOf(person), user_id: text(person.id) }),
    change: 'is_shared = true',
  },
  'public.personal_plan_versions': {
    ...byFunctions,
    policies: { 'the system keeps versions of care plans': systemDoesAll },
    row: (person) => ({
      id: 'gen_random_uuid()',
      user_id: text(person.id),
      plan_id: planOf(person),
      number: '1',
      goals,
      review_on: `'2027-02-01'`,
      agreed_on: `'2026-11-30'`,
      published_at: 'now()',
    }),
    change: `review_on = '2027-03-01'`,
  },
  'public.personal_plan_marks': ownRows(
    { insert: 'id, user_id, plan_id, step_id, day' },
    (person) => ({ plan_id: planOf(person), step_id: step, day: `'2026-11-30'` }),
    `day = '2026-11-29'`,
  ),
  'public.personal_plan_words': ownRows(
    { insert: 'id, user_id, plan_id, step_id, words' },
    (person) => ({ plan_id: planOf(person), step_id: step, words: `'I work at night'` }),
    `words = 'I work by day'`,
  ),
}

/** Functions of care plans that run with more rights than their caller has. */
export const personalPlanFunctions: Record<string, string> = {
  'personal_plans.due()': 'authenticated',
  'personal_plans.end_plan(plan uuid, why text)': 'authenticated',
  'personal_plans.has_withdrawn(person uuid)': '',
  'personal_plans.is_agreed(person uuid)': '',
  'personal_plans.is_hidden(person uuid)': 'authenticated',
  'personal_plans.marks_of(person uuid)': 'authenticated',
  'personal_plans.own_drafts()': 'authenticated',
  'personal_plans.plans_of(person uuid)': 'authenticated',
  'personal_plans.publish(draft uuid, seen integer, follows integer, may_begin boolean)':
    'authenticated',
  'personal_plans.remove_draft(draft uuid, seen integer)': 'authenticated',
  'personal_plans.save_draft(draft uuid, patient uuid, seen integer, content jsonb, review date, agreed date)':
    'authenticated',
  'personal_plans.share(plan uuid, shared boolean)': 'authenticated',
  'personal_plans.shows(plan uuid)': 'authenticated',
  'personal_plans.versions_of(person uuid)': 'authenticated',
  'personal_plans.words_of(person uuid)': 'authenticated',
}
