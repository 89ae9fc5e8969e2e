import type { ActorName, Person, TableAccess } from './access.ts'
import {
  byUserId,
  everything,
  keepsOwn,
  providerInPracticeReads,
  providerKeepsOwn,
  readsBy,
  related,
  notDesk,
  signedIn,
  systemDoesAll,
  systemOnly,
  systemTable,
  text,
} from './access-words.ts'

/** The reviewed access to the tables of booking; part of `accessTable`. */

const providers: readonly ActorName[] = [
  'approved provider without relation',
  'approved provider with relation',
  'fitness expert with relation',
  'pending provider',
]
const inPractice = providers.filter((actor) => actor !== 'pending provider')
const others = signedIn.filter((actor) => !providers.includes(actor))
const ofPatient = '(patient_id = ( SELECT auth.uid() AS uid))'
const ofProvider = '(provider_id = ( SELECT auth.uid() AS uid))'
const isUpcoming = `(status = ANY (ARRAY['requested'::text, 'confirmed'::text]))`

/** Nine o'clock on each of the next sixty days. */
const mornings = `select (current_date + day + time '09:00') at time zone 'Africa/Lusaka' as at from generate_series(1, 60) as day`
/** Two in the afternoon, which no morning overlaps at whatever hour this runs. */
const afternoonIn = (days: number) =>
  `(current_date + ${days} + time '14:00') at time zone 'Africa/Lusaka'`
const firstFree = (column: 'slot' | 'provider_id') =>
  `(select ${column} from practice.free_at(array(${mornings})) limit 1)`

/** Rows that only a provider has, about their own hours. */
const savedByProviders = (
  words: string,
  rest: Pick<TableAccess, 'row' | 'change'>,
): TableAccess => ({
  grants: {
    authenticated: 'delete, insert, select, update',
    service_role: 'delete, insert, select, update',
  },
  policies: {
    [`a provider keeps their own ${words}`]: providerKeepsOwn,
    [`the system keeps ${words}`]: systemDoesAll,
  },
  belongsTo: (person) => `provider_id = ${text(person.id)}`,
  ownerColumn: 'provider_id',
  allows: {
    // Another user to whom a row is moved by force can still see and remove it.
    own: { select: signedIn, insert: providers, update: providers, delete: signedIn },
    anyone: systemOnly(...everything),
  },
  ...rest,
})

const savedBySystem = (
  words: string,
  rest: Pick<TableAccess, 'belongsTo' | 'row' | 'change'>,
): TableAccess => ({
  ...systemTable(words, rest),
  policies: { [`the system keeps ${words}`]: systemDoesAll },
})

const appointmentsOf = (person: Person) =>
  `select id from public.appointments where patient_id = ${text(person.id)}`

export const bookingAccess: Record<string, TableAccess> = {
  'public.appointments': {
    grants: {
      // Neither status nor length: a booking is a request of an hour.
      authenticated:
        'insert (id, patient_id, provider_id, appointment_time, session_type, requested_by, replaces, series_id, moved_from, visit_type_id, agreed_how), select, update (status, notes, cancelled_by, cancelled_at, outcome)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a patient reads their own appointments': readsBy('patient_id'),
      'a provider in practice reads the appointments they hold': providerInPracticeReads,
      'a patient books an open slot': `insert to authenticated with check ((${ofPatient} AND (requested_by = 'patient'::text) AND (agreed_how IS NULL) AND practice.is_open_for(provider_id, appointment_time, duration_minutes, buffer_minutes) AND ((replaces IS NULL) OR practice.was_offered(provider_id, appointment_time, replaces)) AND (((moved_from IS NULL) AND (practice.has_room(patient_id, series_id, appointment_time) OR (replaces IS NOT NULL)) AND ((replaces IS NOT NULL) OR practice.is_bookable_type(visit_type_id, provider_id, session_type, 'patient'::text))) OR ((replaces IS NULL) AND practice.is_moving(moved_from, patient_id, provider_id, session_type, series_id, 'patient'::text)))))`,
      'a provider proposes an open slot to a patient': `insert to authenticated with check ((${ofProvider} AND (requested_by = 'provider'::text) AND (replaces IS NULL) AND practice.is_open_for(provider_id, appointment_time, duration_minutes, buffer_minutes) AND (((moved_from IS NULL) AND practice.treats(patient_id) AND ((agreed_how IS NOT NULL) OR practice.has_room(patient_id, series_id, appointment_time)) AND practice.is_bookable_type(visit_type_id, provider_id, session_type, 'provider'::text)) OR (( SELECT practice.may_practise() AS may_practise) AND practice.is_moving(moved_from, patient_id, provider_id, session_type, series_id, 'provider'::text)))))`,
      'a patient cancels, or accepts what was proposed': `update to authenticated using ((${ofPatient} AND ${isUpcoming} AND (appointment_time > now()))) with check ((${ofPatient} AND (((status = 'confirmed'::text) AND practice.can_be_booked(provider_id)) OR ((status = 'cancelled'::text) AND (cancelled_by = 'patient'::text)))))`,
      'a provider in practice answers, completes and notes': `update to authenticated using ((${ofProvider} AND ( SELECT practice.may_practise() AS may_practise))) with check ((${ofProvider} AND ((status <> 'cancelled'::text) OR (cancelled_by = 'provider'::text))))`,
      'the system keeps appointments': systemDoesAll,
    },
    belongsTo: (person) => `(patient_id = ${text(person.id)} or provider_id = ${text(person.id)})`,
    // Written by a user, it is a booking with any free provider, or a provider's proposal to another patient.
    row: (person, actor) => ({
      patient_id: text(person.id),
      session_type: `'Phone'`,
      ...(person.id === actor.id
        ? {
            provider_id: `case when current_user = 'authenticated' then ${firstFree('provider_id')} end`,
            appointment_time: `case when current_user = 'authenticated' then ${firstFree('slot')} else ${afternoonIn(1)} end`,
          }
        : {
            provider_id: text(actor.id),
            requested_by: `'provider'`,
            appointment_time: `(select at from (${mornings}) as morning where practice.is_open(${text(actor.id)}, at) limit 1)`,
          }),
    }),
    relation: (patient, provider) => [
      {
        patient_id: text(patient.id),
        provider_id: text(provider.id),
        appointment_time: afternoonIn(2),
        session_type: `'In-person'`,
        room_id: '(select id from rooms limit 1)',
      },
    ],
    change: `status = 'cancelled', cancelled_at = now(), cancelled_by = (select case accounts.actor_role() when 'provider' then 'provider' else 'patient' end)`,
    ownerColumn: 'patient_id',
    allows: {
      // What a provider has as a patient, they cancel as a patient: the change tried here is the provider's.
      own: { select: signedIn, insert: notDesk, update: others },
      related: { select: related, insert: related, update: related },
      anyone: systemOnly(...everything),
    },
  },
  'public.availability': savedByProviders('availability', {
    row: (person) => ({ provider_id: text(person.id) }),
    change: 'updated_at = now()',
  }),
  'public.provider_pages': savedByProviders('page', {
    row: (person) => ({ provider_id: text(person.id) }),
    change: 'shows_gender = true',
  }),
  'public.weekly_hours': savedByProviders('weekly hours', {
    row: (person) => ({
      provider_id: text(person.id),
      weekday: '1',
      starts_at: `'09:00'`,
      ends_at: `'17:00'`,
    }),
    change: `ends_at = '16:00'`,
  }),
  'public.days_away': savedByProviders('days away', {
    row: (person) => ({
      provider_id: text(person.id),
      first_day: `'2020-01-01'`,
      last_day: `'2020-01-02'`,
    }),
    change: `last_day = '2020-01-03'`,
  }),
  'public.extra_hours': savedByProviders('further hours', {
    row: (person) => ({
      provider_id: text(person.id),
      weekday: '1',
      starts_at: `'18:00'`,
      ends_at: `'19:00'`,
    }),
    change: `ends_at = '20:00'`,
  }),
  'public.date_overrides': savedByProviders('hours of dates', {
    row: (person) => ({ provider_id: text(person.id), day: `'2020-01-01'` }),
    change: `day = '2020-01-02'`,
  }),
  'public.waiting_list': {
    grants: {
      authenticated: 'delete, insert (id, patient_id, appointment_id), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a patient waits for an earlier time': readsBy('patient_id'),
      'a patient asks for an earlier time than one they have': `insert to authenticated with check ((${ofPatient} AND practice.has_ahead(appointment_id)))`,
      'a patient leaves the waiting list': `delete to authenticated using (${ofPatient})`,
      'the system keeps waiting list': systemDoesAll,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person) => ({
      patient_id: text(person.id),
      appointment_id: `(${appointmentsOf(person)} limit 1)`,
    }),
    change: 'created_at = now()',
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn, insert: signedIn, delete: signedIn },
      anyone: systemOnly(...everything),
    },
  },
  'public.slot_offers': {
    grants: {
      authenticated: 'select, update (answer, answered_at)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a patient reads what they are offered': readsBy('patient_id'),
      'a patient answers a standing offer': `update to authenticated using ((${ofPatient} AND (answer IS NULL) AND (expires_at > now()))) with check ((${ofPatient} AND (answer = ANY (ARRAY['accepted'::text, 'refused'::text]))))`,
      'the system keeps slot offers': systemDoesAll,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person) => ({
      patient_id: text(person.id),
      provider_id: text(person.id),
      entry_id: `(select id from public.waiting_list where patient_id = ${text(person.id)})`,
      appointment_time: `now() + interval '1 day'`,
      expires_at: `now() + interval '1 hour'`,
    }),
    change: `answer = 'refused', answered_at = now()`,
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn, update: signedIn },
      anyone: systemOnly(...everything),
    },
  },
  'public.appointment_events': savedBySystem('appointment events', {
    belongsTo: (person) => `appointment_id in (${appointmentsOf(person)})`,
    row: (person) => ({
      appointment_id: `(${appointmentsOf(person)} limit 1)`,
      kind: `'requested'`,
    }),
    change: 'told_at = now()',
  }),
  'public.appointment_reminders': savedBySystem('appointment reminders', {
    belongsTo: (person) => `appointment_id in (${appointmentsOf(person)})`,
    row: (person) => ({ appointment_id: `(${appointmentsOf(person)} limit 1)`, kind: `'day'` }),
    change: 'written_at = now()',
  }),
  'public.attendances': savedBySystem('attendances', {
    belongsTo: (person) => `appointment_id in (${appointmentsOf(person)})`,
    row: (person) => ({ appointment_id: `(${appointmentsOf(person)} limit 1)` }),
    change: 'arrived_at = now()',
  }),
  'public.certificate_warnings': savedBySystem('certificate warnings', {
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      provider_id: text(person.id),
      certificate_expires_on: `'2100-12-31'`,
      days_before: '60',
    }),
    change: 'warned_at = now()',
  }),
  'public.call_off_reasons': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a provider reads why their appointments were called off': readsBy('provider_id'),
      'the system keeps call off reasons': systemDoesAll,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      appointment_id: `(${appointmentsOf(person)} limit 1)`,
      provider_id: text(person.id),
      reason: `'Ill'`,
    }),
    change: `reason = 'Away'`,
    ownerColumn: 'provider_id',
    allows: { own: { select: signedIn }, anyone: systemOnly(...everything) },
  },
  // Of a person who may have no account: the provider in practice who wrote it down reads it, without its code.
  'public.clinic_records': {
    grants: {
      authenticated:
        'select (id, provider_id, full_name, email, phone_number, notes, created_at, code_expires_at)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a provider in practice reads the records they added': providerInPracticeReads,
      'the system keeps clinic records': systemDoesAll,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      provider_id: text(person.id),
      full_name: `'Mary Banda'`,
      email: text(person.email),
    }),
    change: `full_name = 'Someone else'`,
    ownerColumn: 'provider_id',
    allows: {
      own: { select: inPractice },
      anyone: systemOnly(...everything),
    },
  },
  'public.mail_settings': {
    grants: {
      authenticated: 'insert, select, update',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person sets which mails they get': keepsOwn,
      'the system keeps mail settings': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id) }),
    change: 'reminders = false',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: signedIn, update: signedIn },
      anyone: systemOnly(...everything),
    },
  },
}
