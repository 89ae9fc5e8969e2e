import type { TableAccess } from './access.ts'
import {
  byUserId,
  clients,
  everything,
  ownRow,
  readsOwn,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/**
 * The reviewed access to monthly check-ins; part of `accessTable`. Therapists answer by functions, and see the words of
 * what they have claimed; a provider reads what a patient shares.
 */
export const checkInAccess: Record<string, TableAccess> = {
  'public.check_ins': {
    grants: {
      authenticated:
        'insert (id, user_id, month, answers, score, wording_version, went_well, was_hard, plan, is_shared, due_at), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person reads their own check-ins': readsOwn,
      'a client sends their own check-in while consent stands': `insert to authenticated with check ((${ownRow} AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)))`,
      'a provider reads the check-ins that their patients share':
        'select to authenticated using ((is_shared AND practice.sees(user_id, ( SELECT practice.screening_consent() AS screening_consent))))',
      'the system keeps check-ins': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      id: 'gen_random_uuid()',
      user_id: text(person.id),
      month: `'2026-11-01'`,
      answers: `'{3,3,3,3,3}'`,
      score: '60',
      wording_version: `'en-1'`,
      went_well: `''`,
      was_hard: `''`,
      plan: `''`,
      is_shared: 'true',
      due_at: `now() + interval '2 days'`,
    }),
    change: 'admin_reminded_at = null',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: clients },
      related: { select: related },
      anyone: systemOnly(...everything),
    },
  },
}

/** Functions of check-ins that run with more rights than their caller has. */
export const checkInFunctions: Record<string, string> = {
  'check_ins.may_answer()': 'authenticated',
  'check_ins.queue()': 'authenticated',
  'check_ins.is_agreed(person uuid)': '',
  'check_ins.claim(check_in uuid)': 'authenticated',
  'check_ins.release(check_in uuid)': 'authenticated',
  'check_ins.answer(check_in uuid, words text)': 'authenticated',
  'check_ins.answered_by(check_in uuid)': 'authenticated',
}
