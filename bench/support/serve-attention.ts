import { serve } from '@hono/node-server'
import pg from 'pg'
import { consentVersions } from '#domain/accounts/consent.ts'
import { toScreening } from '#server/screening/screening-answers.ts'
import { openTestApp } from '#tests/support/app.ts'
import { plainScreening } from '#tests/support/screenings.ts'
import { sized } from './size.ts'

/**
 * Serves the app on a fresh database of PostgreSQL in which one provider has `patients` patients with
 * sessions, who all share their screenings and readings, beside 20,000 people of others.
 */
const patients = Number(process.argv[2] ?? 3000)
const people = patients + sized(20_000, 200)

const { answers, results, instrument_versions, scoring_version } = toScreening(
  plainScreening() as never,
)
const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`

const app = await openTestApp({ LOG_LEVEL: 'silent' })
const provider = await app.createPersona({ role: 'provider', profession: 'therapist' })
const superuser = new URL(process.env.TEST_DATABASE_URL!)
superuser.pathname = new URL(app.database.settings.DATABASE_URL!).pathname
const client = new pg.Client({ connectionString: superuser.href })
await client.connect()

/** A tenth gets worse, a fiftieth has item 9, and a twelfth missed the last two sessions. */
const statements = [
  'set session_replication_role = replica',
  `create temp table people as select n, gen_random_uuid() as id from generate_series(1, ${people}) n`,
  'create unique index on people (n)',
  `insert into accounts.users (id, email, email_confirmed_at) select id, 'person.' || n || '@example.test', now() from people`,
  `insert into public.user_profiles (id, email, full_name, role, date_of_birth)
   select id, 'person.' || n || '@example.test', 'Mutale Banda', 'client', '1960-01-01'::date + n % 14000 from people`,
  `insert into public.consents (user_id, purpose, version, given_at)
   select id, purpose, version, now() - interval '1 year' from people
   cross join (values ('share_screenings', '${consentVersions.share_screenings}'), ('share_readings', '${consentVersions.share_readings}')) as given(purpose, version)`,
  `insert into public.appointments (patient_id, provider_id, appointment_time, session_type, status, outcome)
   select id, '${provider.user_id}', now() - (i * 14 + n % 14 + 1) * interval '1 day' - n * interval '1 minute', 'Virtual', 'completed',
     case when n % 12 = 0 and i < 2 then 'patient_no_show' else 'held' end
   from people, generate_series(0, 3) i where n <= ${patients}`,
  `insert into public.screening_results (user_id, answers, results, instrument_versions, scoring_version, created_at)
   select id, jsonb_set(${json(answers)}, '{PHQ-9,8}', case when n % 50 = 0 and i = 0 then '1' else '0' end::jsonb),
     ${json(results)} || jsonb_build_object('PHQ-9', 4 + n % 9 + change, 'GAD-7', 2 + n % 5 + change, 'WHO-5', 4 * (14 - change)),
     ${json(instrument_versions)}, '${scoring_version}', now() - (i * 21 + n % 20) * interval '1 day'
   from people cross join lateral generate_series(0, n % 8) i
   cross join lateral (select case when n % 10 = 0 then n % 8 - i else i end * 2 as change) as course`,
  `insert into public.blood_pressure_readings (user_id, systolic, diastolic, pulse, created_at)
   select id, case when (n * 31 + i) % 900 = 0 then 185 else 110 + i * 2 end, 70 + i, 72, now() - (i * 2 + n % 2) * interval '1 day'
   from people, generate_series(0, 19) i`,
  `insert into public.glucose_readings (user_id, glucose_level, entered_value, entered_unit, context, created_at)
   select id, level, level, 'mg/dL', 'Fasting', now() - (i * 2 + n % 2) * interval '1 day'
   from people cross join generate_series(0, 9) i cross join lateral (select case when (n * 37 + i) % 1500 = 0 then 50 else 90 + i end as level) as measured`,
  'drop table people',
  'vacuum analyze',
]
for (const statement of statements) await client.query(statement)
await client.end()

const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(
    JSON.stringify({
      url: `http://127.0.0.1:${port}/api/provider/attention`,
      headers: { Authorization: `Bearer ${provider.token}` },
    }),
  )
})
process.on('SIGTERM', () => {
  server.close()
  void app.close().then(() => process.exit(0))
})
