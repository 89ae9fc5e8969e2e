import type { TableAccess } from './access.ts'
import {
  byUserId,
  everything,
  keepsOwn,
  readsBy,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to calendar feeds and to the ratings of sessions; part of `accessTable`. */
export const sessionAccess: Record<string, TableAccess> = {
  'public.calendar_feeds': {
    grants: {
      // The hash of a token is read by no one but the system.
      authenticated:
        'delete, insert (user_id, token_hash), select (id, user_id, shows_names, last_read_on, created_at), update (token_hash, shows_names, last_read_on, created_at)',
      service_role: 'select, update (last_read_on)',
    },
    policies: {
      'a person keeps their own calendar feed': keepsOwn,
      'the system reads calendar feeds and notes when': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      token_hash: `encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
    }),
    change: 'last_read_on = null',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: signedIn, update: signedIn, delete: signedIn },
      anyone: systemOnly('select', 'update'),
    },
  },
  // A provider reads a few of them at once, by way of the server, and never whose they are.
  'public.session_ratings': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a patient reads their own ratings': readsBy('patient_id'),
      'the system keeps session ratings': systemDoesAll,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person) => ({
      appointment_id: `(select id from public.appointments where patient_id = ${text(person.id)} limit 1)`,
      patient_id: text(person.id),
      provider_id: text(person.id),
      score: '5',
    }),
    change: 'score = 4',
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly(...everything),
    },
  },
}
