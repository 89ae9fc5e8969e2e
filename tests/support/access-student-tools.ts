import type { TableAccess } from './access.ts'
import {
  byUserId,
  insertsWithConsent,
  keepsOwn,
  ownRow,
  readsOwn,
  notDesk,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to what the tools of students keep; part of `accessTable`. */

export const studentToolsAccess: Record<string, TableAccess> = {
  'public.planner_tasks': {
    grants: {
      authenticated:
        'delete, insert (id, user_id, title, week, day, starts_at, box), select, update (title, week, day, starts_at, box, done_at)',
      service_role: 'delete, insert, select',
    },
    policies: {
      'a person keeps their own planner tasks': keepsOwn,
      'the system exports, seeds and erases planner tasks': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id), title: `'Read'`, week: `'2026-11-16'` }),
    change: `title = 'Write'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: notDesk, update: signedIn, delete: signedIn },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
  'public.focus_rounds': {
    grants: {
      // The request contains no end time: a round ends when the server receives the request.
      authenticated: 'insert (id, user_id, minutes), select',
      service_role: 'delete, insert, select',
    },
    policies: {
      'a person reads their own focus rounds': readsOwn,
      'a person records their own focus rounds': `insert to authenticated with check (${ownRow})`,
      'the system exports, seeds and erases focus rounds': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id), minutes: '25' }),
    change: 'minutes = 30',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: notDesk },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
  'public.burnout_checks': {
    grants: {
      authenticated: 'insert (id, user_id, version, answers, score), select',
      service_role: 'delete, insert, select',
    },
    policies: {
      'a person reads their own burnout checks': readsOwn,
      'a person saves their own burnout check while consent stands': insertsWithConsent,
      'the system exports, seeds and erases burnout checks': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      version: '1',
      answers: `'{}'`,
      score: '50',
    }),
    change: 'score = 0',
    ownerColumn: 'user_id',
    // Each user, student or not; and no one else, whichever patients they treat.
    allows: {
      own: { select: signedIn, insert: notDesk },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
}
