import type { TableAccess } from './access.ts'
import {
  byUserId,
  everything,
  readsOwn,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

const questionOf = (person: { id: string }) =>
  `(select q.id from support_questions q where q.user_id = ${text(person.id)} limit 1)`

/**
 * The reviewed access to questions to the team; part of `accessTable`. No policy opens them to those who answer: the
 * server reads for them what is of their team, and the words of what they have claimed.
 */
export const supportAccess: Record<string, TableAccess> = {
  'public.support_questions': {
    grants: {
      authenticated: 'select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person reads their own support questions': readsOwn,
      'the system keeps support questions': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      id: 'gen_random_uuid()',
      user_id: text(person.id),
      topic: `'plan'`,
      team: `'desk'`,
      asked_at: 'now()',
      remind_at: `now() + interval '90 minutes'`,
      due_at: `now() + interval '2 hours'`,
    }),
    change: 'team_reminded_at = null',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly(...everything),
    },
  },
  'public.support_messages': {
    grants: {
      authenticated: 'select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person reads their own support messages': readsOwn,
      'the system keeps support messages': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      id: 'gen_random_uuid()',
      question_id: questionOf(person),
      user_id: text(person.id),
      words: `'When does my plan end?'`,
    }),
    change: 'withdrawn_at = null',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly(...everything),
    },
  },
}

/** Functions of questions to the team that run with more rights than their caller has. */
export const supportFunctions: Record<string, string> = {
  'support.to_answer()': 'authenticated',
}
