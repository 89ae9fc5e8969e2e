import type { TableAccess } from './access.ts'
import {
  byUserId,
  clients,
  everything,
  ownRow,
  readsOwn,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/**
 * The reviewed access to requests for a call; part of `accessTable`. Therapists have no policy: they
 * see the queue by a function, and name and number of what they have claimed.
 */
export const callBackAccess: Record<string, TableAccess> = {
  'public.call_backs': {
    grants: {
      authenticated: 'insert (id, user_id, starts_at, ends_at, phone_number), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person reads their own call backs': readsOwn,
      'a client asks for a call back': `insert to authenticated with check ((${ownRow} AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text)))`,
      'the system keeps call backs': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      id: 'gen_random_uuid()',
      user_id: text(person.id),
      starts_at: 'now()',
      ends_at: `now() + interval '1 hour'`,
      phone_number: `'0977 123 456'`,
    }),
    change: 'reminded_at = null',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: clients },
      anyone: systemOnly(...everything),
    },
  },
}

/** Functions of call backs that run with more rights than their caller has. */
export const callBackFunctions: Record<string, string> = {
  'call_backs.may_answer()': 'authenticated',
  'call_backs.queue()': 'authenticated',
  'call_backs.claim(call uuid)': 'authenticated',
  'call_backs.release(call uuid)': 'authenticated',
  'call_backs.record_outcome(call uuid, outcome text, attempt integer)': 'authenticated',
  'call_backs.withdraw(call uuid)': 'authenticated',
  'call_backs.therapist_of(call uuid)': 'authenticated',
}
