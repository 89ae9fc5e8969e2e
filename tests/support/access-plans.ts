import type { ActorName, Person, TableAccess } from './access.ts'
import {
  byUserId,
  everything,
  ownRow,
  readsOwn,
  related,
  relatedExpert,
  notDesk,
  signedIn,
  systemAnd,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to meal and exercise plans; part of `accessTable`. */

interface Kind {
  kind: 'meal' | 'exercise'
  profession: string
  /** Who has taken a request of the related person. */
  taker: readonly ActorName[]
  answers: Record<string, string>
  plan: Record<string, string>
}

const taken = (profession: string) =>
  `((taken_by = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.practises_as('${profession}'::text) AS practises_as))`

function kindAccess({ kind, profession, taker, answers, plan }: Kind): Record<string, TableAccess> {
  const requests = `${kind}_plan_requests`
  const requestOf = (person: Person) =>
    `(select id from public.${requests} where user_id = ${text(person.id)} order by taken_by nulls last limit 1)`
  const ofRequests = (person: Person) =>
    `request_id in (select id from public.${requests} where user_id = ${text(person.id)})`
  const seen = `(EXISTS ( SELECT\n   FROM ${requests} r\n  WHERE (r.id = ${kind}_plan_changes.request_id)))`
  return {
    [`public.${requests}`]: {
      grants: {
        // Neither status nor who has taken it: a trigger claims what was asked at the clinic.
        authenticated: `insert (id, user_id, ${Object.keys(answers).join(', ')}, at_clinic, recorded_by), select`,
        service_role: 'delete, insert, select, update',
      },
      policies: {
        'a person reads their own requests': readsOwn,
        'a provider reads the requests they have taken': `select to authenticated using ((${taken(profession).slice(1, -1)} AND ((NOT at_clinic) OR plans.clinic_consent_stands(user_id))))`,
        'a provider asks for a plan at the clinic with consent': `insert to authenticated with check ((at_clinic AND (recorded_by = ( SELECT auth.uid() AS uid)) AND (plans.open_requests_of(user_id, '${kind}'::text) < 5)))`,
        'a person asks for a plan while consent stands': `insert to authenticated with check ((${ownRow} AND (NOT at_clinic) AND (recorded_by IS NULL) AND ( SELECT accounts.consent_stands() AS consent_stands) AND (( SELECT plans.open_${kind}_requests() AS open_${kind}_requests) < 5)))`,
        'the system keeps requests': systemDoesAll,
      },
      belongsTo: byUserId,
      row: (person) => ({ user_id: text(person.id), ...answers }),
      relation: (patient, provider, expert) => [
        {
          user_id: text(patient.id),
          ...answers,
          taken_by: text((kind === 'meal' ? provider : expert).id),
          taken_at: 'now()',
        },
      ],
      change: 'taken_at = now()',
      ownerColumn: 'user_id',
      allows: {
        own: { select: signedIn, insert: notDesk },
        related: { select: taker },
        anyone: systemOnly(...everything),
      },
    },
    [`public.${kind}_plan_changes`]: {
      grants: {
        authenticated: 'insert (id, request_id, note), select',
        service_role: 'delete, insert, select, update',
      },
      policies: {
        'whoever sees the request reads its changes': `select to authenticated using (${seen})`,
        'a person asks for a change of a plan while consent stands': `insert to authenticated with check (((EXISTS ( SELECT\n   FROM ${requests} r\n  WHERE ((r.id = ${kind}_plan_changes.request_id) AND (r.user_id = ( SELECT auth.uid() AS uid)) AND (r.status = 'completed'::text)))) AND ( SELECT accounts.consent_stands() AS consent_stands)))`,
        'the system keeps changes': systemDoesAll,
      },
      belongsTo: ofRequests,
      row: (person) => ({ request_id: requestOf(person), note: `'Less salt.'` }),
      change: `note = 'More salt.'`,
      allows: {
        own: { select: signedIn, insert: signedIn },
        related: { select: taker },
        anyone: systemOnly(...everything),
      },
    },
    // After the changes, so that each actor's request is completed and may be changed again.
    [`public.${kind}_plans`]: {
      grants: {
        // The version is counted by a trigger.
        authenticated: `insert (id, request_id, author_id, ${Object.keys(plan).join(', ')}), select`,
        service_role: 'delete, insert, select, update',
      },
      policies: {
        'whoever sees the request reads its plans': `select to authenticated using (${seen.replace('plan_changes', 'plans')})`,
        'a provider writes a plan for a request they have taken': `insert to authenticated with check (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.practises_as('${profession}'::text) AS practises_as) AND (EXISTS ( SELECT\n   FROM ${requests} r\n  WHERE ((r.id = ${kind}_plans.request_id) AND (r.taken_by = ( SELECT auth.uid() AS uid)))))))`,
        'the system keeps plans': systemDoesAll,
      },
      belongsTo: ofRequests,
      row: (person, actor) => ({
        request_id: requestOf(person),
        author_id: text(actor.id),
        ...plan,
      }),
      change: `weekly_schedule = '[]'`,
      allows: {
        own: { select: signedIn },
        related: { select: taker, insert: taker },
        anyone: systemOnly(...everything),
      },
    },
  }
}

const dietitian = related

export const planAccess: Record<string, TableAccess> = {
  ...kindAccess({
    kind: 'meal',
    profession: 'dietitian',
    taker: dietitian,
    answers: {
      primary_goal: `'General Healthy Eating'`,
      goal_details: `'{}'`,
      dietary_profile: `'{}'`,
      budget_logistics: `'{}'`,
      final_details: 'null',
      agreement: 'true',
    },
    plan: {
      dietitian_message: `'Eat well.'`,
      weekly_schedule: `'[]'`,
      recipes: `'[]'`,
      shopping_list: `'[]'`,
      weight_loss_reason: 'null',
    },
  }),
  ...kindAccess({
    kind: 'exercise',
    profession: 'fitness expert',
    taker: relatedExpert,
    answers: {
      profile_goals: `'{}'`,
      fitness_level: `'{}'`,
      environment_equipment: `'{}'`,
      health_history: `'{}'`,
      exercise_preferences: `'{}'`,
      lifestyle_nutrition: `'{}'`,
      consent_given: 'true',
    },
    plan: {
      expert_message: `'Walk.'`,
      weekly_schedule: `'[]'`,
      progression: 'null',
      safety_notes: 'null',
      painful_reason: 'null',
      weight_loss_reason: 'null',
    },
  }),
  'public.plan_templates': {
    grants: {
      authenticated: 'delete, insert, select, update',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a provider keeps their own templates': `all to authenticated using ((provider_id = ( SELECT auth.uid() AS uid))) with check (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.practises_as(\n        CASE plan_templates.kind\n            WHEN 'meal'::text THEN 'dietitian'::text\n            ELSE 'fitness expert'::text\n        END) AS practises_as)))`,
      'the system keeps templates': systemDoesAll,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      provider_id: text(person.id),
      kind: `'meal'`,
      name: 'gen_random_uuid()',
      content: `'{}'`,
    }),
    change: `content = '{}'`,
    ownerColumn: 'provider_id',
    allows: {
      // Another user to whom a row is moved by force can still see and remove it.
      own: { select: signedIn, insert: dietitian, update: dietitian, delete: signedIn },
      anyone: systemOnly(...everything),
    },
  },
  'public.foods': {
    grants: {
      authenticated:
        'insert (id, name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at, updated_by), select, update (name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at, updated_by, updated_at)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a dietitian in practice reads the foods': `select to authenticated using (( SELECT practice.practises_as('dietitian'::text) AS practises_as))`,
      'a dietitian in practice adds a food': `insert to authenticated with check ((( SELECT practice.practises_as('dietitian'::text) AS practises_as) AND (updated_by = ( SELECT auth.uid() AS uid))))`,
      'a dietitian in practice edits a food': `update to authenticated using (( SELECT practice.practises_as('dietitian'::text) AS practises_as)) with check ((updated_by = ( SELECT auth.uid() AS uid)))`,
      'the system keeps foods': systemDoesAll,
    },
    belongsTo: (person) => `updated_by = ${text(person.id)}`,
    row: (person) => ({
      name: 'gen_random_uuid()',
      food_group: `'Others'`,
      portion: `'1 cup'`,
      updated_by: text(person.id),
    }),
    change: `portion = '2 cups'`,
    ownerColumn: 'updated_by',
    allows: {
      own: { insert: dietitian, update: dietitian },
      anyone: {
        ...systemOnly('insert', 'update', 'delete'),
        select: systemAnd(dietitian),
      },
    },
  },
}

const of = (kind: string, profession: readonly [string, string][]) =>
  profession.map(([name, who]) => [`plans.${name.replace('%', kind)}`, who] as const)

/** Functions that run with more rights than their caller has, and who may call them. */
export const planFunctions: Record<string, string> = Object.fromEntries([
  ['plans.care_of_request(request uuid)', 'authenticated'],
  ['plans.clinic_consent_stands(person uuid)', 'authenticated'],
  ['plans.open_requests_of(patient uuid, kind text)', 'authenticated'],
  ['plans.clinic_permission(patient uuid)', 'authenticated'],
  [
    'plans.keep_clinic_facts(patient uuid, said_pregnancy text, said_kidney_disease text, allergies_before text, allergies text)',
    'authenticated',
  ],
  ...['meal', 'exercise'].flatMap((kind) =>
    of(kind, [
      ['open_%_requests()', 'authenticated'],
      ['waiting_%_requests()', 'authenticated'],
      ['open_%_needs()', 'authenticated'],
      ['%_requests_to_claim()', 'authenticated'],
      ['take_%_request(request uuid)', 'authenticated'],
      ['release_%_request(request uuid)', 'authenticated'],
      ['person_of_%_request(request uuid)', 'authenticated'],
      ['authors_of_%_plans()', 'authenticated'],
      ['count_%_plan()', ''],
      ['complete_%_request()', ''],
      ['reopen_%_request()', ''],
    ]),
  ),
])
