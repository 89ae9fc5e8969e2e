import { places, type Seed } from './population.ts'

const many = places['provider, 3,000 patients']
const few = places['provider, 12 patients']
const rooms = 6

/** What surrounds appointments: rooms, absences, payments of invoices, ratings, shared notes, requests. */
export const seedCare: Seed = ({ providers, clients, share }) => [
  `insert into public.rooms (id, name) select uuid_of('room ' || i), 'Room ' || i from generate_series(1, ${rooms}) i`,
  // One provider to a room, so that no two sessions meet in it.
  `update public.appointments a set session_type = 'In-person', room_id = uuid_of('room ' || (p.n - ${providers.first - 1}))
   from people p where p.id = a.provider_id and p.n between ${providers.first} and ${providers.first + rooms - 1} and a.status <> 'cancelled'`,
  `update public.appointments a set session_type = 'In-person' from people p
   where p.id = a.provider_id and p.n in (${few}, ${many}) and a.status = 'requested'`,
  // Now: the window of a call is open, and that of a number to call. These two providers have no other session today.
  `insert into public.appointments (id, patient_id, provider_id, appointment_time, status, session_type, requested_by, created_at)
   select uuid_of('now ' || patient.n), patient.id, provider.id, now() - interval '5 minutes', 'confirmed', case patient.n when 1 then 'Phone' else 'Virtual' end, 'patient', now() - interval '2 days'
   from people patient join people provider on provider.n = ${providers.first + 8} + patient.n where patient.n <= 2`,
  `insert into public.absences (provider_id, starts_at, ends_at)
   select id, now() + i * interval '20 days', now() + i * interval '20 days' + interval '1 day' from people, generate_series(-10, 2) i
   where n between ${providers.first} and ${providers.last} and n % 4 = 0`,
  `insert into public.invoice_payments (invoice_id, amount_ngwee, paid_on, paid_by, created_at)
   select id, amount_ngwee, paid_on, paid_by, issued_at from public.invoices where status = 'paid'`,
  `insert into public.session_ratings (appointment_id, patient_id, provider_id, score, created_at)
   select id, patient_id, provider_id, 1 + abs(hashtext(id::text)) % 5, appointment_time from public.appointments
   where status = 'completed' and abs(hashtext(id::text)) % 3 = 0`,
  `insert into public.shared_notes (appointment_id, patient_id, provider_id, notes, shared_at)
   select id, patient_id, provider_id, 'Walk each morning.', appointment_time from public.appointments
   where status = 'completed' and (abs(hashtext(id::text)) % 3 = 1 or patient_id in (select id from people where n <= 2))`,
  `insert into public.questionnaire_requests (id, provider_id, patient_id, instrument, due_on, status, decided_at, created_at)
   select uuid_of('asked ' || id), provider_id, patient_id, 'PHQ-9', appointment_time::date + 7, 'expired', appointment_time + interval '8 days', appointment_time
   from public.appointments where status = 'completed' and abs(hashtext(id::text)) % 5 = 0`,
  `insert into public.call_backs (id, user_id, starts_at, ends_at, phone_number, status, ended_at, created_at)
   select uuid_of('call back ' || i), people.id, at, at + interval '5 hours', case when is_open then '0977123456' end,
     case when is_open then 'open' else 'reached' end, case when not is_open then at + interval '1 hour' end, at - interval '1 hour'
   from generate_series(1, ${share(20_000)}) i join people on people.n = ${clients.first} + i
   cross join lateral (select now() - (i - 20) * interval '1 hour' as at, i < 40 as is_open) as asked`,
  `insert into public.clinic_records (provider_id, full_name, email, created_at)
   select people.id, 'Mutale Banda', 'record.' || i || '@example.test', now() - i * interval '1 hour' from generate_series(1, ${share(20_000)}) i
   join people on people.n = case when i % 10 = 0 then ${many} else ${providers.first} + i % ${providers.count} end`,
  `insert into public.patient_registrations (user_id, registered_at, born_in, taken_over_at)
   select people.id, now() - i * interval '1 hour', 1950 + i % 60, now() from generate_series(1, ${share(20_000)}) i
   join people on people.n = ${clients.first} + i`,
  `insert into public.next_steps (result_id, user_id, step, status, created_at, decided_at)
   select distinct on (user_id) id, user_id, 'session', 'suggested', created_at, null::timestamptz from public.screening_results order by user_id, created_at desc`,
]
