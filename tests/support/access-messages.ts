import type { ActorName, Person, TableAccess } from './access.ts'
import {
  byUserId,
  everything,
  providerInPracticeReads,
  readsBy,
  readsOwn,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

const inPractice: readonly ActorName[] = [
  'approved provider without relation',
  'approved provider with relation',
  'fitness expert with relation',
]
const isOwn = '(provider_id = ( SELECT auth.uid() AS uid))'
const isInPractice = '( SELECT practice.may_practise() AS may_practise)'

/** A thread of each actor, with a deleted provider; its id contains no user id. */
const threadOf = ({ id }: Person) => `md5('thread of ${id}')::uuid`
/** The thread of a patient with the provider of their appointment. */
const sharedThreadOf = ({ id }: Person) => `md5('shared thread of ${id}')::uuid`

/** The reviewed access to messages; part of `accessTable`. */
export const messageAccess: Record<string, TableAccess> = {
  'public.threads': {
    grants: {
      authenticated: 'insert (patient_id, provider_id), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a patient reads their threads': readsBy('patient_id'),
      'a provider in practice reads their threads': providerInPracticeReads,
      'two who share an appointment open a thread':
        'insert to authenticated with check (messages.may_correspond(patient_id, provider_id))',
      'the system keeps threads': systemDoesAll,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person, actor) => ({
      patient_id: text(person.id),
      ...(person.id === actor.id ? { id: threadOf(person) } : { provider_id: text(actor.id) }),
    }),
    relation: (patient, provider) => [
      {
        id: sharedThreadOf(patient),
        patient_id: text(patient.id),
        provider_id: text(provider.id),
      },
    ],
    change: 'last_message_at = now()',
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn },
      related: { select: related, insert: related },
      anyone: systemOnly('select', 'insert', 'update', 'delete'),
    },
  },
  'public.messages': {
    grants: {
      // No one changes or withdraws a message.
      authenticated: 'insert (id, thread_id, author_id, body), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'whoever reads a thread reads its messages':
        'select to authenticated using ((EXISTS ( SELECT\n   FROM threads t\n  WHERE (t.id = messages.thread_id))))',
      'the two of a thread write in it while they may':
        'insert to authenticated with check (((author_id = ( SELECT auth.uid() AS uid)) AND messages.may_write(thread_id)))',
      'the system keeps messages': systemDoesAll,
    },
    belongsTo: (person) => `author_id = ${text(person.id)}`,
    row: (person) => ({
      thread_id: `coalesce((select t.id from threads t where t.provider_id = ${text(person.id)}), ${threadOf(person)})`,
      author_id: text(person.id),
      body: `'I sleep better.'`,
    }),
    relation: (patient) => [
      { thread_id: sharedThreadOf(patient), author_id: text(patient.id), body: `'Thank you.'` },
    ],
    change: `body = 'Something else'`,
    ownerColumn: 'author_id',
    allows: {
      own: { select: signedIn, insert: related },
      related: { select: related },
      anyone: systemOnly('select', 'insert', 'update', 'delete'),
    },
  },
  'public.thread_reads': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a person reads how far they have read': readsOwn,
      'the system keeps thread reads': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ thread_id: threadOf(person), user_id: text(person.id) }),
    change: 'read_until = now()',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly('select', 'insert', 'update', 'delete'),
    },
  },
  'public.message_templates': {
    grants: {
      authenticated: 'delete, insert (id, provider_id, name, body), select, update (name, body)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'the system keeps message templates': systemDoesAll,
      'a provider in practice reads their templates': providerInPracticeReads,
      'a provider in practice adds a template': `insert to authenticated with check ((${isOwn} AND ${isInPractice}))`,
      'a provider in practice changes a template': `update to authenticated using ((${isOwn} AND ${isInPractice})) with check ((${isOwn} AND ${isInPractice}))`,
      'a provider in practice removes a template': `delete to authenticated using ((${isOwn} AND ${isInPractice}))`,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      provider_id: text(person.id),
      name: `'After a visit'`,
      body: `'Thank you for coming.'`,
    }),
    change: `name = 'Before a visit'`,
    ownerColumn: 'provider_id',
    allows: {
      own: { select: inPractice, insert: inPractice, update: inPractice, delete: inPractice },
      anyone: systemOnly(...everything),
    },
  },
}

/** Functions of messages that run with more rights than their caller has. */
export const messageFunctions: Record<string, string> = {
  'messages.may_correspond(patient uuid, provider uuid)': 'authenticated',
  'messages.may_write(thread uuid)': 'authenticated',
  'messages.own_threads(only_thread uuid, most integer, before_at timestamp with time zone, before_id uuid)':
    'authenticated',
  'messages.find_threads(words text, only_unread boolean, most integer)': 'authenticated',
  'messages.unread_count(only_as_provider boolean)': 'authenticated',
  'messages.mark_read(thread uuid, message uuid)': 'authenticated',
  'messages.mark_urgent(thread uuid, wanted boolean)': 'authenticated',
  'messages.urgent_facts(thread uuid)': 'authenticated',
  'messages.read_by_other(thread uuid)': 'authenticated',
  'messages.was_noted(subject uuid, what text)': 'authenticated',
  'messages.archive_thread(thread uuid, wanted boolean)': 'authenticated',
  'messages.archived_threads(most integer, before_at timestamp with time zone, before_id uuid)':
    'authenticated',
  'messages.is_archived(thread uuid)': 'authenticated',
  'messages.stamp_message()': '',
  'messages.deliver_message()': '',
}
