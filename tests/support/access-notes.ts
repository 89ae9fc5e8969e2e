import type { ActorName, Person, TableAccess } from './access.ts'
import {
  everything,
  providerInPracticeReads,
  related,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

const ofSession = (column: string, person: Person) =>
  `(select ${column} from public.appointments where patient_id = ${text(person.id)} order by provider_id limit 1)`

const inPractice: readonly ActorName[] = [
  'approved provider without relation',
  'approved provider with relation',
  'fitness expert with relation',
]

const isOwn = '(provider_id = ( SELECT auth.uid() AS uid))'
const isInPractice = '( SELECT practice.may_practise() AS may_practise)'
const ofThisVisit = `((appointment_id IS NULL) OR (EXISTS ( SELECT\n   FROM appointments a\n  WHERE ((a.id = session_notes.appointment_id) AND (a.patient_id = session_notes.patient_id) AND (a.provider_id = session_notes.provider_id)))))`

/** The reviewed access to notes of providers, what they add to them, and their templates; part of `accessTable`. */
export const noteAccess: Record<string, TableAccess> = {
  // A patient reads what is shared with them in `shared_notes`.
  'public.session_notes': {
    grants: {
      authenticated:
        'delete, insert (id, patient_id, provider_id, appointment_id, form, free_text, reason, findings, plan, follow_up), select, update (appointment_id, form, free_text, reason, findings, plan, follow_up, version, saved_at, signed_at, shared_at)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'the system keeps session notes': systemDoesAll,
      'a provider in practice reads their notes': providerInPracticeReads,
      'a provider begins a note on a patient whom they treat': `insert to authenticated with check ((${isOwn} AND practice.treats(patient_id) AND ${ofThisVisit}))`,
      'a provider in practice writes and signs their drafts': `update to authenticated using ((${isOwn} AND (signed_at IS NULL) AND ${isInPractice})) with check ((${isOwn} AND ${ofThisVisit}))`,
      'a provider in practice removes their drafts': `delete to authenticated using ((${isOwn} AND (signed_at IS NULL) AND ${isInPractice}))`,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      patient_id: text(person.id),
      provider_id: ofSession('provider_id', person),
      form: `'free'`,
      free_text: `'She sleeps badly'`,
    }),
    change: `free_text = 'She sleeps well'`,
    ownerColumn: 'patient_id',
    allows: {
      related: { select: related, insert: related, update: related, delete: related },
      anyone: systemOnly(...everything),
    },
  },
  'public.note_amendments': {
    grants: {
      authenticated: 'insert (id, note_id, patient_id, provider_id, body), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'the system keeps amendments': systemDoesAll,
      'a provider in practice reads their amendments': providerInPracticeReads,
      'a provider in practice amends a note that they signed': `insert to authenticated with check ((${isOwn} AND ${isInPractice} AND (EXISTS ( SELECT\n   FROM session_notes n\n  WHERE ((n.id = note_amendments.note_id) AND (n.patient_id = note_amendments.patient_id) AND (n.provider_id = note_amendments.provider_id) AND (n.signed_at IS NOT NULL))))))`,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    // The note of the row is a draft: it is amended by no one before it is signed.
    row: (person) => ({
      id: 'gen_random_uuid()',
      note_id: `(select id from public.session_notes where patient_id = ${text(person.id)} limit 1)`,
      patient_id: text(person.id),
      provider_id: ofSession('provider_id', person),
      body: `'Since Monday'`,
    }),
    change: `body = 'Since Sunday'`,
    ownerColumn: 'patient_id',
    allows: {
      related: { select: related },
      anyone: systemOnly(...everything),
    },
  },
  'public.note_templates': {
    grants: {
      authenticated: 'delete, insert (id, provider_id, name, body), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'the system keeps note templates': systemDoesAll,
      'a provider in practice reads their templates': providerInPracticeReads,
      'a provider in practice adds a template': `insert to authenticated with check ((${isOwn} AND ${isInPractice}))`,
      'a provider in practice removes a template': `delete to authenticated using ((${isOwn} AND ${isInPractice}))`,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      provider_id: text(person.id),
      name: `'First visit'`,
      body: `'Sleep'`,
    }),
    change: `name = 'Second visit'`,
    ownerColumn: 'provider_id',
    allows: {
      own: { select: inPractice, insert: inPractice, delete: inPractice },
      anyone: systemOnly(...everything),
    },
  },
}
