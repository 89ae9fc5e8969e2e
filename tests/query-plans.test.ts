import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentVersions } from '#domain/accounts/consent.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { slotOn } from './support/booking.ts'
import { engine } from './support/database.ts'
import { expectNoIssues, fileWith } from './support/gate.ts'
import {
  explainStatements,
  collectPlans,
  outlineOf,
  type RanStatement,
  scansOf,
} from './support/statement-plans.ts'

/** People, each with an account, consents, an appointment and a screening. */
const people = 12_000
/** A table of more rows must not be read from one end to the other. */
const maxScanned = 10_000
/** Patients of one provider. */
const patients = 1500

// The embedded database has the same planner, but does not write its plans down.
describe.runIf(engine === 'postgres')('among twelve thousand people', () => {
  let app: TestApp
  let client: Persona
  let provider: Persona
  let admin: Persona
  let collected: () => RanStatement[]

  beforeAll(async () => {
    app = await openTestApp()
    client = await app.createPersona()
    provider = await app.createPersona({ role: 'provider', profession: 'therapist' })
    admin = await app.createPersona({ role: 'admin' })
    const { settings } = app.database
    const superuser = new URL(process.env.TEST_DATABASE_URL!)
    superuser.pathname = new URL(settings.DATABASE_URL!).pathname
    await seed(superuser.href)
    await closeDatabase()
    const login = new URL(settings.DATABASE_URL!).username
    await explainStatements(superuser.href, { nested: true, login })
    await openDatabase({ DATA_DIR: 'unused', ...settings, REQUIRE_STAFF_MFA: false })
    collected = collectPlans()
  })
  afterAll(() => app?.close())

  /** By sets, as superuser: beneath row-level security, which is the owner's too. */
  async function seed(url: string) {
    const database = new pg.Client({ connectionString: url })
    await database.connect()
    await database.query(
      `with made as (insert into accounts.users (id, email, email_confirmed_at, banned_until)
         select gen_random_uuid(), 'person' || n || '@example.test', now(), case when n % 400 = 0 then '9000-01-01'::timestamptz end
         from generate_series(1, $1::integer) n returning id, email)
       insert into user_profiles (id, email, full_name, role, is_student, created_at)
       select id, email, 'Bwalya ' || chr(65 + abs(hashtext(email)) % 26) || chr(65 + abs(hashtext(email || 'b')) % 26) || chr(97 + abs(hashtext(email || 'c')) % 26),
         'client', true, now() - abs(hashtext(email)) % 1000000 * interval '1 minute' from made`,
      [people],
    )
    await database.query(
      `insert into appointments (patient_id, provider_id, appointment_time, status, session_type)
       select id, case when n <= $2::integer then $1::uuid else first_value(id) over (partition by n % 40 order by n) end, now() - n * interval '1 hour', 'completed', 'Virtual'
       from (select id, row_number() over (order by id) as n from user_profiles where is_student) numbered
       union all select $3::uuid, $1::uuid, now() - interval '3 hours', 'completed', 'Virtual'`,
      [provider.user_id, patients, client.user_id],
    )
    await database.query(
      `insert into consents (user_id, purpose, version)
       select id, 'share_screenings', '${consentVersions.share_screenings}' from user_profiles where is_student;
       insert into screening_results (user_id, answers, results, instrument_versions, scoring_version)
       select id, '{}', '{}', '{}', '1' from user_profiles where is_student;
       insert into student_verifications (user_id, document_type, document_hash)
       select id, 'application/pdf', '\\x00' from user_profiles where is_student;
       insert into contact_messages (name, email, subject, message, "submittedAt", answered_at)
       select 'Bwalya', email, 'A question', 'When are you open?', now() - interval '2 days', case when right(email, 18) <> '00@example.test' then now() end
       from user_profiles where is_student;
       insert into platform.mail_outbox (recipient, subject, text_body, html_body, last_error)
       select email, 'Confirmed', 'Text', 'Text', case when email like '%00@example.test' then '421' end from user_profiles where is_student`,
    )
    while ((await vacuum(database)).length > 0) await setTimeout(200)
    await database.end()
  }

  /**
   * Vacuums all tables. A transaction that is open meanwhile keeps rows from being marked as visible
   * to all, and then an index alone answers nothing.
   *
   * @returns the large tables of which that is so
   */
  async function vacuum(database: pg.Client) {
    await database.query('vacuum analyze')
    const { rows } = await database.query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and reltuples > $1 and relallvisible < relpages`,
      [maxScanned],
    )
    return rows.map(({ relname }) => relname)
  }

  async function plansOf(method: string, path: string, as: Persona, body?: unknown) {
    collected()
    const answer = await app.call(method, path, { as, ...(body ? { body } : {}) })
    expect(answer.status, `${method} ${path}`).toBeLessThan(300)
    const ran = collected()
    expect(ran.length, 'the plans were heard').toBeGreaterThan(0)
    return ran
  }

  /** The large tables that a call reads from one end to the other, with the plan. */
  async function scansDuring(method: string, path: string, as: Persona, body?: unknown) {
    const ran = await plansOf(method, path, as, body)
    const tables = await app.database.asOwner(
      `select relname from pg_class where relkind = 'r' and reltuples > $1`,
      [maxScanned],
    )
    const large = new Set(tables.map(({ relname }) => relname))
    expect(large, 'there are large tables').toContain('user_profiles')
    return ran
      .flatMap((statement) => scansOf(statement, (table) => large.has(table)))
      .map(
        ({ table, statement }) =>
          `${method} ${path} reads all of ${table}. Give it an index, in ${fileWith(`create table public.${table} `, 'database/*/tables/*.sql', 'database/')} and in a new migration (docs/develop.md), or write the query so that it uses one:\n${statement.text}\n${outlineOf(statement.plan)}`,
      )
  }

  const date = slotOn(2).slice(0, 10)
  it.each([
    ['/api/appointments', () => client],
    [`/api/appointments/availability?date=${date}`, () => client],
    ['/api/appointments/next-free', () => client],
    ['/api/appointments/providers', () => client],
    ['/api/me/export', () => client],
    ['/api/self-care-days', () => client],
    ['/api/my-summary', () => client],
    ['/api/provider/patients', () => provider],
    ['/api/provider/patients?limit=20', () => provider],
    ['/api/provider/waiting', () => provider],
    ['/api/provider/shared-screenings', () => provider],
    ['/api/provider/safety-alerts', () => provider],
    ['/api/provider/invoices', () => provider],
    ['/api/threads', () => provider],
    ['/api/admin/accounts?q=&state=suspended', () => admin],
    ['/api/admin/accounts?q=Abc', () => admin],
    ['/api/admin/accounts?q=person1&state=suspended', () => admin],
    ['/api/admin/contact-message-counts', () => admin],
    ['/api/admin/waiting', () => admin],
    ['/api/admin/inbox', () => admin],
    ['/api/admin/late-tasks', () => admin],
    ['/api/admin/payment-differences', () => admin],
    ['/api/admin/desk-payments?day=2026-03-02', () => admin],
    ['/api/admin/first-steps', () => admin],
    ['/api/admin/undelivered-email', () => admin],
    ['/api/admin/service?period=day', () => admin],
    ['/api/admin/accounts?q=Bwalya', () => admin],
    ['/api/admin/accounts?q=person4711', () => admin],
    ['/api/admin/accounts?q=0977123456', () => admin],
    ['/api/admin/accounts?q=bwalya+ab', () => admin],
    ['/api/admin/student-verifications', () => admin],
  ])('%s reads no large table from one end to the other', async (path, who) => {
    expectNoIssues(await scansDuring('GET', path, who()))
  })

  // Functions that ask patient by patient run some thousand statements, without a scan of any table.
  it.each(['/api/provider/waiting', '/api/provider/shared-screenings', '/api/provider/patients'])(
    '%s runs no statement for each patient',
    async (path) => {
      const ran = await plansOf('GET', path, provider)
      expect(ran.length).toBeLessThan(50)
    },
  )

  it('a page of invoices looks up only the names of that page', async () => {
    const before = new Date(Date.now() - 200 * 3_600_000).toISOString()
    for (const cursor of ['', `&before=${before}`]) {
      const ran = await plansOf('GET', `/api/provider/invoices?limit=100${cursor}`, provider)
      const lookUps = ran.filter(({ text }) => text.includes('where p.id = patient and exists'))
      expect(lookUps).toHaveLength(100)
    }
  })

  it('nor does a booking', async () => {
    const body = { appointment_time: slotOn(3), session_type: 'Virtual' }
    expectNoIssues(await scansDuring('POST', '/api/appointments', client, body))
  })
})
