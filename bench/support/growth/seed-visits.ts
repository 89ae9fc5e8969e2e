import { shortVisit, workday } from './parameters.ts'
import type { Seed } from './population.ts'

/**
 * A grid of 15 minutes with visits of that length: half of what is ahead, and on the day that is asked for
 * 16 with each provider.
 */
export const seedVisits: Seed = ({ providers, clients, share }) => [
  'update public.clinic_calendar set slot_minutes = 15',
  `insert into public.visit_types (id, name, duration_minutes, session_types)
   values ('${shortVisit}', 'Short visit', 15, '{Virtual,Phone,In-person}')`,
  `update public.appointments set duration_minutes = 15, visit_type_id = '${shortVisit}'
   where appointment_time > now() and hashtext(id::text) % 2 = 0`,
  // From 10:00 and from 15:00, which no other visit of these providers has. Each patient has one at most.
  `insert into public.appointments (id, patient_id, provider_id, appointment_time, duration_minutes, visit_type_id, status, session_type, requested_by, created_at)
   select uuid_of('short ' || i), patient.id, provider.id,
     timestamptz '${workday} 08:00:00Z' + (at.turn / 8 * 5) * interval '1 hour' + at.turn % 8 * interval '15 minutes', 15, '${shortVisit}',
     'confirmed', 'Virtual', 'patient', now() - interval '2 days'
   from generate_series(0, ${Math.min(providers.count * 16, share(20_000))} - 1) i
   cross join lateral (select i / ${providers.count} as turn) as at
   join people provider on provider.n = ${providers.first} + i % ${providers.count}
   join people patient on patient.n = ${clients.first} + i * (${clients.count} / ${share(20_000)}) + 3`,
  'analyze public.appointments',
]
