import type { Person, TableAccess } from './access.ts'
import { everything, systemDoesAll, systemOnly, text } from './access-words.ts'

/** The reviewed access to the tables of calls: their participants act by functions alone; part of `accessTable`. */

const appointmentsOf = (person: Person) =>
  `select id from public.appointments where patient_id = ${text(person.id)}`
/** An entry of each actor; its id contains no user id. */
const entryOf = ({ id }: Person) => `md5('entry of ${id}')::uuid`

const systemOf = (
  words: string,
  rest: Pick<TableAccess, 'belongsTo' | 'row' | 'change'>,
): TableAccess => ({
  grants: { service_role: 'delete, insert, select, update' },
  policies: { [`the system keeps ${words}`]: systemDoesAll },
  allows: { anyone: systemOnly(...everything) },
  ...rest,
})

export const callAccess: Record<string, TableAccess> = {
  'public.calls': systemOf('calls', {
    belongsTo: (person) => `appointment_id in (${appointmentsOf(person)})`,
    row: (person) => ({ appointment_id: `(${appointmentsOf(person)} limit 1)` }),
    change: `phase = 'ended'`,
  }),
  'public.call_entries': systemOf('call entries', {
    belongsTo: (person) => `id = ${entryOf(person)}`,
    row: (person) => ({
      id: entryOf(person),
      appointment_id: `(${appointmentsOf(person)} limit 1)`,
      participant: `'patient'`,
      relay_only: 'false',
    }),
    change: 'seen_at = null',
  }),
  'public.call_signals': systemOf('call signals', {
    belongsTo: (person) => `from_entry = ${entryOf(person)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      from_entry: entryOf(person),
      to_entry: entryOf(person),
      kind: `'offer'`,
      body: `'v=0'`,
    }),
    change: `body = 'v=1'`,
  }),
}

/** Functions of calls that run with more rights than their caller has. */
export const callFunctions: Record<string, string> = {
  'calls.role_in(appointment uuid)': '',
  'calls.newest_entry(appointment uuid, of_role text)': '',
  'calls.own_call(appointment uuid)': 'authenticated',
  'calls.enter(appointment uuid, entry uuid, with_relay_only boolean)': 'authenticated',
  'calls.admit(appointment uuid)': 'authenticated',
  'calls.report_media(appointment uuid)': 'authenticated',
  'calls.end_call(appointment uuid)': 'authenticated',
  'calls.send_signal(appointment uuid, signal uuid, sender uuid, recipient uuid, of_kind text, content text)':
    'authenticated',
  'calls.own_signals(appointment uuid, after_signal uuid, most integer)': 'authenticated',
  'calls.follow(appointment uuid, entry uuid, stream uuid, starts boolean)': 'authenticated',
  'calls.leave(entry uuid, stream uuid)': 'authenticated',
  'calls.waiting()': 'authenticated',
  'calls.announce(appointment uuid)': '',
  'calls.announce_phase()': '',
  'calls.announce_entry()': '',
  'calls.announce_signal()': '',
}
