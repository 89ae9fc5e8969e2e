import type { Person, TableAccess } from './access.ts'
import { everything, related, systemDoesAll, systemOnly, text } from './access-words.ts'

const inCover = `select to authenticated using ((((absent_id = ( SELECT auth.uid() AS uid)) OR (colleague_id = ( SELECT auth.uid() AS uid))) AND ( SELECT practice.may_practise() AS may_practise)))`

/** Someone who is no provider, so that none of the actors is the colleague of a row about another. */
const noProvider = (person: Person) =>
  `coalesce((select id from public.user_profiles where role = 'admin' and id <> ${text(person.id)} order by id limit 1),
    (select id from public.user_profiles where role = 'client' and id <> ${text(person.id)} order by id limit 1))`

const cover = (absent_id: string, colleague_id: string) => ({
  id: 'gen_random_uuid()',
  absent_id,
  colleague_id,
  first_day: `'2026-12-01'`,
  last_day: `'2026-12-14'`,
})

/** The reviewed access to covers; part of `accessTable`. */
export const coverAccess: Record<string, TableAccess> = {
  // The two providers read them; all who change one do so by functions alone.
  'public.covers': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'the system keeps covers': systemDoesAll,
      'a provider in practice reads the covers that they are in': inCover,
    },
    belongsTo: (person) => `absent_id = ${text(person.id)}`,
    row: (person) => cover(text(person.id), noProvider(person)),
    relation: (patient, provider, expert) => [
      cover(text(patient.id), text(provider.id)),
      cover(text(patient.id), text(expert.id)),
    ],
    change: 'ended_at = now()',
    ownerColumn: 'absent_id',
    allows: {
      own: {
        select: [...related, 'approved provider without relation', 'fitness expert with relation'],
      },
      related: { select: [...related, 'fitness expert with relation'] },
      anyone: systemOnly(...everything),
    },
  },
  'public.cover_objections': {
    grants: { service_role: 'delete, insert, select, update' },
    policies: { 'the system keeps objections to covers': systemDoesAll },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person) => ({
      patient_id: text(person.id),
      colleague_id: noProvider(person),
      absent_id: noProvider(person),
    }),
    change: 'created_at = now()',
    allows: { anyone: systemOnly(...everything) },
  },
}

/** Functions of covers that run with more rights than their caller has. */
export const coverFunctions: Record<string, string> = {
  'practice.covered_list()': 'authenticated',
  'practice.covered_record(patient uuid)': 'authenticated',
  'practice.enter_cover(cover uuid, absent uuid, colleague uuid, from_day date, to_day date)':
    'authenticated',
  'practice.step_cover(cover uuid, step text)': 'authenticated',
  'practice.own_covers()': 'authenticated',
  'practice.object_to_cover(cover uuid, objects boolean)': 'authenticated',
}
