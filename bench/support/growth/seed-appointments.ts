import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { lusakaClock, dayAfter } from '#domain/values/lusaka.ts'
import { places, type Seed } from './population.ts'

/** Of the persona who has many patients, and of him who has few. */
const many = places['provider, 3,000 patients']
const few = places['provider, 12 patients']

/** Starts of the slots of the next 90 days that are working days, as an array of SQL. */
function upcomingSlots(): string {
  const today = lusakaClock(new Date()).day
  const days = Array.from({ length: 89 }, (_, index) => dayAfter(today, index + 1)).filter(
    (day) => ![0, 6].includes(new Date(day).getUTCDay()),
  )
  const starts = days.flatMap((day) => slotTimes.map((time) => startOfSlot(day, time)))
  return `'{${starts.join(',')}}'::timestamptz[]`
}

const columns =
  'id, patient_id, provider_id, appointment_time, status, session_type, requested_by, created_at, cancelled_by, cancelled_at'

/** Past and upcoming appointments, their invoices and events, threads and messages. */
export const seedAppointments: Seed = ({ providers, clients, patients, share }) => [
  `insert into public.appointments (${columns})
   select uuid_of('past ' || i), patient.id, provider.id, at, case when i % 6 = 0 then 'cancelled' else 'completed' end, 'Virtual', 'patient', at - interval '9 days',
     case when i % 6 = 0 then 'patient' end, case when i % 6 = 0 then at - interval '1 day' end
   from generate_series(1, ${share(600_000) - share(20_000) - 3 * patients}) i
   join people provider on provider.n = ${providers.first} + i % ${providers.count}
   join people patient on patient.n = ${clients.first} + (i * 7919::bigint) % ${clients.count}
   cross join lateral (select date_trunc('hour', now()) - (1 + i / 200 * 5) * interval '1 hour' as at) as past`,
  // Each patient has one at most: no one is in two places at once.
  `insert into public.appointments (${columns})
   select uuid_of('ahead ' || i), patient.id, provider.id, (${upcomingSlots()})[1 + (i / ${providers.count}) * 3], case when i % 3 = 0 then 'requested' else 'confirmed' end,
     'Virtual', 'patient', now() - interval '2 days', null, null
   from generate_series(0, ${share(20_000) - 1}) i
   join people provider on provider.n = ${providers.first} + i % ${providers.count}
   join people patient on patient.n = ${clients.first} + i * (${clients.count} / ${share(20_000)})`,
  `insert into public.appointments (${columns})
   select uuid_of('of many ' || i), patient.id, provider.id, now() - (i % 700 + 1) * interval '1 day' - i * interval '1 second', 'completed', 'Virtual', 'patient', now() - interval '2 years', null, null
   from generate_series(0, ${3 * patients - 1}) i
   join people provider on provider.n = ${many}
   join people patient on patient.n = ${clients.first} + (i % ${patients}) * 2`,
  `insert into public.appointments (${columns})
   select uuid_of('ahead of ' || provider.n || i), patient.id, provider.id, (${upcomingSlots()})[2 + i * 3], 'requested', 'Virtual', 'patient', now(), null, null
   from generate_series(0, 11) i join people provider on provider.n in (${few}, ${many})
   join people patient on patient.n = ${clients.first} + i * 2 + case when provider.n = ${few} then 1 else 0 end + 1000`,
  // Held today: its provider may see the number to call.
  `insert into public.appointments (${columns})
   select uuid_of('by phone ' || provider.n), patient.id, provider.id, now() + interval '1 hour', 'confirmed', 'Phone', 'patient', now() - interval '2 days', null, null
   from people provider join people patient on patient.n = ${clients.first} + 5000 + provider.n where provider.n in (${few}, ${many})`,
  // The personas who are patients: twenty past, two upcoming.
  `insert into public.appointments (${columns})
   select uuid_of('own ' || patient.n || ' ' || i), patient.id, provider.id,
     case when i > 0 then now() - i * interval '9 days' else (${upcomingSlots()})[63 + patient.n * 9 + i] end,
     case when i > 0 then 'completed' else 'confirmed' end, 'Virtual', 'patient', now() - interval '1 year', null, null
   from generate_series(-1, 20) i join people patient on patient.n <= 2
   join people provider on provider.n = case when i between 1 and 6 then case when patient.n = 1 then ${few} else ${many} end else ${providers.first} + (i + 1) % 7 end`,
  'analyze public.appointments',
  `insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee, status, number_year, number_serial, issued_at, paid_on, paid_by, created_at)
   select a.provider_id, a.patient_id, a.id, a.appointment_time, a.session_type, 20000, case when serial % 50 = 0 then 'issued' else 'paid' end, 2026, serial,
     a.appointment_time, case when serial % 50 <> 0 then a.appointment_time::date end, case when serial % 50 <> 0 then 'cash' end, a.appointment_time
   from (select *, row_number() over (partition by provider_id order by appointment_time, id) as serial from public.appointments where status = 'completed') a`,
  `insert into public.appointment_events (appointment_id, kind, occurred_at, told_at)
   select id, case when status = 'cancelled' then 'cancelled' else 'confirmed' end, created_at, created_at from public.appointments`,
  `insert into public.appointment_reminders (appointment_id, kind) select id, 'day' from public.appointments where status = 'completed'`,
  `insert into public.waiting_list (id, patient_id, appointment_id)
   select uuid_of('waits ' || id), patient_id, id from public.appointments where status = 'confirmed' and appointment_time > now()
     and (patient_id in (select p.id from people p where n <= 2) or uuid_hash(id) % 10 = 0)`.replace(
    'uuid_hash(id)',
    'abs(hashtext(id::text))',
  ),
  // What was offered before and turned down.
  `insert into public.slot_offers (entry_id, patient_id, provider_id, appointment_time, offered_at, expires_at, answer, answered_at)
   select w.id, w.patient_id, a.provider_id, a.appointment_time - interval '1 day', now() - interval '3 days', now() - interval '2 days', 'refused', now() - interval '2 days'
   from public.waiting_list w join public.appointments a on a.id = w.appointment_id`,
  `insert into public.threads (id, patient_id, provider_id, created_at, last_message_at)
   select uuid_of(patient_id || ' with ' || provider_id), patient_id, provider_id, now() - interval '1 year', null
   from (select distinct patient_id, provider_id from public.appointments where abs(hashtext(patient_id::text || provider_id)) % 4 = 0
     or patient_id in (select id from people where n <= 2) or provider_id in (select id from people where n in (${few}))) pair`,
  'analyze public.threads',
  // A few long conversations, many short ones; the caller's own is long.
  `insert into public.messages (id, thread_id, author_id, body, created_at)
   select uuid_of('message ' || i), t.id, case when i % 2 = 0 then t.patient_id else t.provider_id end, 'How are you feeling since we last spoke?', now() - (${share(1_000_000)} - i) * interval '20 seconds'
   from generate_series(1, ${share(1_000_000)}) i
   join (select *, row_number() over (order by id) - 1 as place from public.threads) t
     on t.place = case when i % 10 = 0 then (i / 10) % (select greatest(1, count(*) / 100) from public.threads) else i % (select count(*) from public.threads) end`,
  `insert into public.messages (thread_id, author_id, body, created_at)
   select t.id, case when i % 2 = 0 then t.patient_id else t.provider_id end, 'Thank you.', now() - i * interval '1 hour'
   from public.threads t, generate_series(1, 300) i where t.patient_id in (select id from people where n <= 2) and t.provider_id in (select id from people where n in (${few}, ${many}))`,
  `update public.threads t set last_message_at = m.at from (select thread_id, max(created_at) as at from public.messages group by 1) m where m.thread_id = t.id`,
  `insert into public.thread_reads (thread_id, user_id, read_until, unread_since)
   select t.id, reader.id, t.last_message_at - reader.behind, case when reader.behind > '0'::interval then t.last_message_at end
   from public.threads t cross join lateral (values (t.patient_id, case when abs(hashtext(t.id::text)) % 9 = 0 then interval '5 minutes' else '0' end),
     (t.provider_id, case when abs(hashtext(t.id::text)) % 13 = 0 then interval '5 minutes' else '0' end)) reader(id, behind)
   where t.last_message_at is not null`,
  `insert into public.safety_alerts (user_id, provider_id, raise_id, raised_at, acknowledged_at, outcome)
   select patient.id, provider.id, gen_random_uuid(), now() - i * interval '1 day', case when i % 15 > 0 then now() end, case when i % 15 > 0 then 'called' end
   from generate_series(1, 300) i join people provider on provider.n = ${many}
   join people patient on patient.n = ${clients.first} + (i % ${patients}) * 2`,
  `insert into public.safety_alerts (user_id, provider_id, raise_id, raised_at, acknowledged_at, outcome)
   select a.patient_id, a.provider_id, gen_random_uuid(), a.created_at, now(), 'called' from public.appointments a where abs(hashtext(a.id::text)) % 100 = 0`,
]
