import type { Person, TableAccess } from './access.ts'
import {
  byUserId,
  everything,
  keepsOwn,
  providerInPracticeReads,
  readsBy,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

const ofSession = (column: string, person: Person) =>
  `(select ${column} from public.appointments where patient_id = ${text(person.id)} order by provider_id limit 1)`

/** The reviewed access to calendar feeds, shared notes and the ratings of sessions; part of `accessTable`. */
export const sessionAccess: Record<string, TableAccess> = {
  'public.calendar_feeds': {
    grants: {
      // The hash of a token is read by no one but the system.
      authenticated:
        'delete, insert (user_id, token_hash), select (id, user_id, shows_names, last_read_on, created_at), update (token_hash, shows_names, last_read_on, created_at)',
      service_role: 'delete, select, update (last_read_on)',
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
      anyone: systemOnly('select', 'update', 'delete'),
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
  'public.shared_notes': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a patient reads the notes shared with them': readsBy('patient_id'),
      'a provider in practice reads the notes they shared': providerInPracticeReads,
      'the system keeps shared notes': systemDoesAll,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    // Of the appointment with a provider where there is one: that provider reads it.
    row: (person) => ({
      appointment_id: ofSession('id', person),
      patient_id: text(person.id),
      provider_id: ofSession('provider_id', person),
      notes: `'Walk after lunch'`,
    }),
    change: `notes = 'Walk before lunch'`,
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn },
      related: { select: related },
      anyone: systemOnly(...everything),
    },
  },
}
