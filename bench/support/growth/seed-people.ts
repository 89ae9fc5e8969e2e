import { consentVersions } from '#domain/accounts/consent.ts'
import type { Seed } from './population.ts'

const firstNames =
  `Mutale Bupe Chanda Mwila Chileshe Mulenga Kasonde Natasha Thandiwe Lubasi Namwinga Inonge
  Mwansa Kunda Chola Bwalya Musonda Kapembwa Lweendo Mapalo Taonga Wezi Tamara Chisomo Limbani Mphatso Nchimunya
  Choolwe Mutinta Hachipuka Likando Nasilele Mubita Sepiso Kaluba Kabwe Nsofwa Chipo Tendai Grace`.split(
    /\s+/,
  )
const familyNames =
  `Banda Phiri Mwale Zulu Tembo Mumba Mulenga Daka Sakala Lungu Ngoma Njovu Kabwe Chilufya
  Mutale Musonda Bwalya Kapambwe Siame Simukonda Sikazwe Hamoonga Mweemba Moonga Hachoonde Siamoonga Muleya
  Nkumbwa Mubanga Kalaba Chanda Mofya Nyirenda Mkandawire Gondwe Soko Mbewe Nkhoma Zimba Sinkala Silwamba
  Mukuka Chibale Kunda Ilunga Kashimba Chinyama Sakufiwa Katongo Lubinda Sitali Mwanamwambwa Namakobo Wina
  Nalumino Mundia Kufekisa Akapelwa Imasiku Lewanika`.split(/\s+/)

/** Account, profile, session and consents of all people, and the registrations of staff. */
export const seedPeople: Seed = ({ users, providers, share }) => [
  `insert into people select n, uuid_of('person ' || n) from generate_series(${providers.first}, ${users}) n`,
  `insert into accounts.users (id, email, password_hash, email_confirmed_at, last_sign_in_at, banned_until, created_at)
   select id, 'person.' || n || '@example.test', 'x', now(), now() - n % 60 * interval '1 day',
     case when n % 400 = 17 then '9000-01-01'::timestamptz end, now() - (n * 7919::bigint) % 60000000 * interval '1 second'
   from people where n >= ${providers.first}`,
  `insert into public.user_profiles (id, email, full_name, phone_number, gender, date_of_birth, is_student, institution_name,
     role, provider_status, profession, specialty, qualifications, certificate_expires_on, created_at)
   select p.id, u.email, name.first || ' ' || name.family, '+26097' || lpad(n::text, 7, '0'), case n % 2 when 0 then 'female' else 'male' end,
     '1960-01-01'::date + n % 16000, not staff and n % 3 = 0, case when not staff and n % 3 = 0 then 'University of Zambia' end,
     case when staff then 'provider' else 'client' end, case when staff then 'approved' end,
     case when staff then (array['therapist', 'dietitian', 'fitness expert'])[1 + n % 3] end,
     case when staff then 'General practice' end, '{BSc}', case when staff then '2100-12-31'::date end, u.created_at
   from people p join accounts.users u using (id)
   cross join lateral (select n between ${providers.first} and ${providers.last} as staff) as is_staff
   cross join lateral (select (array['${firstNames.join("','")}'])[1 + (n * 7919::bigint) % ${firstNames.length}] as first,
     (array['${familyNames.join("','")}'])[1 + (n * 104729::bigint / 7) % ${familyNames.length}] as family) as name
   where n >= ${providers.first}`,
  `insert into accounts.identities (user_id, id, identity_data) select id, id::text, '{}' from people`,
  `insert into accounts.sessions (user_id, refreshed_at) select id, now() - n % 40 * interval '1 day' from people where n >= ${providers.first}`,
  `insert into accounts.suspensions (user_id, reason, suspended_at)
   select id, 'Asked for money.', now() from people where n % 400 = 17 and n >= ${providers.first}`,
  `insert into public.consents (user_id, purpose, version, given_at)
   select id, 'health_data', '${consentVersions.health_data}', now() - interval '1 year' from people on conflict do nothing`,
  `insert into public.consents (user_id, purpose, version, given_at)
   select id, purpose, version, now() - interval '1 year'
   from people cross join (values ('share_screenings', '${consentVersions.share_screenings}', 5), ('share_readings', '${consentVersions.share_readings}', 5), ('safety_alerts', '${consentVersions.safety_alerts}', 10)) as given(purpose, version, every)
   where n % every = 1 or n <= 2`,
  `insert into public.memberships (user_id, plan_name, status, end_date)
   select id, 'Wellness Starter', 'active', current_date + 20 from people where n % 4 = 1`,
  `insert into public.membership_periods (user_id, track, plan_key, plan_name, starts_on, ends_on, value_ngwee, bought_key, bought_name, bought_days, bought_ngwee)
   select id, 'membership', p.key, p.name, current_date + 30 * i - 10, current_date + 30 * i + 19, p.price_ngwee, p.key, p.name, 30, p.price_ngwee
   from people, generate_series(-3, 0) i, public.plans p where p.key = 'wellness-starter' and n % 4 = 1`,
  `insert into public.identity_changes (provider_id, full_name, qualifications, status, submitted_at, decided_at)
   select id, 'Mutale Banda', '{BSc}', case when n % 10 = 1 then 'pending' else 'approved' end, now() - interval '20 days',
     case when n % 10 <> 1 then now() - interval '19 days' end
   from people where n between ${providers.first} and ${providers.last}`,
  `insert into public.care_profiles (user_id, pregnancy, pregnancy_at, diabetes) select id, 'no', now(), 'yes' from people where n % 3 = 1`,
  `insert into public.mail_settings (user_id) select id from people where n % 10 = 1`,
  `insert into public.availability (provider_id, buffer_minutes) select id, n % 2 * 15 from people
   where n between ${providers.first} and ${providers.last} and n % 2 = 0`,
  `insert into public.weekly_hours (provider_id, weekday, starts_at, ends_at, break_starts_at, break_ends_at)
   select provider_id, weekday, '08:00', '17:00', '12:00', '13:00' from public.availability, generate_series(1, 5) weekday`,
  `insert into public.days_away (provider_id, first_day, last_day)
   select provider_id, current_date + 30 * i, current_date + 30 * i + 3 from public.availability, generate_series(-4, 2) i`,
  `insert into public.provider_registrations (provider_id, registration_body, registration_number, certificate_year,
     certificate_expires_on, document_type, document_hash, status, submitted_at, decided_at, profession)
   select p.id, 'HPCZ', 'N' || n, 2026, '2100-12-31', 'application/pdf', '\\x00',
     case p.provider_status when 'pending' then 'pending' else 'approved' end, now() - interval '30 days',
     case when p.provider_status <> 'pending' then now() - interval '29 days' end, p.profession
   from people join public.user_profiles p using (id) where p.role = 'provider'`,
  `insert into public.student_verifications (user_id, document_type, document_hash, status, submitted_at, decided_at)
   select id, 'application/pdf', '\\x00', case when n % 120 = 3 then 'pending' else 'verified' end, now() - n % 300 * interval '1 day',
     case when n % 120 <> 3 then now() - n % 300 * interval '1 day' end
   from people where n > ${providers.last} and n % 3 = 0 or n = 2`,
  `insert into public.session_prices (provider_id, session_type, price_ngwee)
   select id, 'Virtual', 20000 from people where n between ${providers.first} and ${providers.last}`,
  `insert into platform.audit_events (actor_id, subject_id, action, occurred_at, request_id)
   select actor.id, subject.id, case i % 5 when 0 then 'patients.read' when 1 then 'appointments.read' else 'blood_pressure_reading.record' end,
     now() - i * interval '37 seconds', uuid_of('request ' || i)
   from generate_series(1, ${share(1_000_000)}) i
   join people subject on subject.n = 1 + (i * 7919::bigint) % ${users}
   join people actor on actor.n = case when i % 5 < 2 then ${providers.first} + i % ${providers.count} else subject.n end`,
  `insert into platform.mail_outbox (recipient, subject, text_body, html_body, created_at, sent_at, last_error)
   select 'person.' || n || '@example.test', 'Confirmed', 'Text', 'Text', now() - n * interval '1 minute',
     case when n % 500 > 0 then now() end, case when n % 500 = 0 then '421' end from people`,
]
