import type { TableAccess } from './access.ts'
import { ownRows } from './access-own-rows.ts'
import {
  byUserId,
  clientInsertsWithConsent,
  clientUpdatesWithConsent,
  clients,
  deletesOwn,
  readsOwn,
  signedIn,
  system,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to the diary of the hub of diabetes care; part of `accessTable`. */

export const diaryAccess: Record<string, TableAccess> = {
  'public.carbohydrate_entries': ownRows(
    {
      insert: 'id, user_id, day, meal, food, grams',
      systemUpdate: 'day, meal, food, grams, corrected_at',
    },
    { day: `'2026-11-16'`, meal: `'Lunch'`, food: `'Nshima'`, grams: '60' },
    'grams = null',
  ),
  'public.activities': ownRows(
    {
      insert: 'id, user_id, day, kind, minutes, effort, note',
      systemUpdate: 'day, kind, minutes, effort, note, corrected_at',
    },
    { day: `'2026-11-16'`, kind: `'Walking'`, minutes: '30', effort: `'Light'` },
    'note = null',
  ),
  // What entries were: no person writes or deletes one, so that a change always leaves its trace.
  'public.entry_versions': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select' },
    policies: {
      'a person reads what their entries were': readsOwn,
      'the system keeps, exports and erases what entries were': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      record: `'symptom'`,
      entry_id: 'gen_random_uuid()',
      change: `'removed'`,
      before: `'{}'`,
    }),
    change: `before = '{}'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
  'public.action_plans': {
    grants: {
      authenticated:
        'delete, insert (user_id, my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go), select, update (my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go, version, updated_at)',
      service_role: 'delete, insert, select',
    },
    policies: {
      'a person reads their own action plan': readsOwn,
      'a client writes their action plan while consent stands': clientInsertsWithConsent,
      'a client changes their action plan while consent stands': clientUpdatesWithConsent,
      'a person removes their action plan': deletesOwn,
      'the system exports, seeds and erases action plans': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id) }),
    change: `clinic = 'Elsewhere'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: clients, update: clients, delete: signedIn },
      anyone: { select: system, insert: system, delete: system },
    },
  },
}

/** Functions of the diary that see more than their caller, and who may call them. */
export const diaryFunctions: Record<string, string> = {
  'plans.food_portions()': 'authenticated',
}
