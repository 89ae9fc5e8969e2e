import { join } from 'node:path'
import { hashPassword } from '#server/accounts/passwords/password-hashes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '#tests/support/postgres.ts'
import {
  runNode,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#tests/support/server-process.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { asAdmin, newSigningKey } from './support/people.ts'
import { startProxy } from './support/test-proxy.ts'

const postgres = await startPostgres({ isDurable: true }).catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

/** A database without a table. */
const other = 'elsewhere'

describe.runIf(postgres)('npm run doctor', () => {
  const folder = temporaryFolder()
  let env: Record<string, string>
  let server: ServerProcess | undefined
  let mail: TestMailServer
  let proxy: Awaited<ReturnType<typeof startProxy>>

  const at = (login: string, database: string) => {
    const address = new URL(postgres!.url)
    Object.assign(address, { username: login, password: login, pathname: `/${database}` })
    return address.href
  }

  beforeAll(async () => {
    await asAdmin(postgres!.url, async (client) => {
      await client.query("create role doctor_app login password 'doctor_app' noinherit")
      await client.query("create role doctor_owner login superuser password 'doctor_owner'")
      await client.query('create database examined')
      await client.query(`create database ${other}`)
    })
    mail = await startMailServer()
    proxy = await startProxy(() => server!.url)
    env = {
      NODE_ENV: 'production',
      PUBLIC_URL: proxy.url,
      DATA_DIR: folder.path,
      FILES_URL: join(folder.path, 'files'),
      DATABASE_URL: at('doctor_app', 'examined'),
      DATABASE_ADMIN_URL: at('doctor_owner', 'examined'),
      AUTH_SIGNING_KEY: await newSigningKey(),
      AUTH_SECRET: 'a secret of thirty-two characters, at least',
      AUTH_SERVICE_KEY: 'a service key of thirty-two characters, or more',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Clinic <no-reply@clinic.invalid>',
      TRUST_PROXY: '127.0.0.1',
      METRICS_PORT: '0',
    }
    server = await startServer(env)
  })
  afterAll(async () => {
    await server?.stop()
    await proxy.close()
    await mail.close()
    await postgres!.remove()
    folder.remove()
  })

  /** Runs the command; returns the code it ends with, and what it says. */
  async function examine(changes: Record<string, string> = {}, ...words: string[]) {
    const { AUTH_LIMITS: _, ...settings } = { AUTH_LIMITS: '', ...env, ...changes }
    const run = runNode(['scripts/doctor.ts', ...words], settings)
    const code = await run.ended
    return { code, text: run.output() }
  }

  it('finds no problem but the missing admin in a new installation, and sends a test email', async () => {
    const { code, text } = await examine({}, '--email', 'operator@clinic.invalid')
    expect(text).toContain('PROBLEM  There is no admin.')
    expect(text.match(/PROBLEM/g), text).toHaveLength(1)
    expect(code).toBe(1)
    for (const line of [
      'Row-level security limits the login',
      'The clock agrees with that of the database.',
      'migrations are applied.',
      'Grants, policies, row-level security, owners and tables are those of this version.',
      'takes files and returns them',
      'accepts the login.',
      'The mail server took a test email to operator@clinic.invalid.',
      'The clock agrees with that of the proxy.',
      'This machine is counted by its address, 198.51.100.4.',
      'A file of 5 MB passes the proxy.',
      'Events pass the proxy at once.',
    ])
      expect(text).toContain(line)
    expect(mail.taken.join()).toContain('To: operator@clinic.invalid')
  })

  it('ends with 0 once there is an admin, and says that they need a second factor', async () => {
    const grant = runNode(['scripts/grant-admin.ts', 'first@clinic.invalid', '--new'], env)
    expect(await grant.ended, grant.output()).toBe(0)
    const { code, text } = await examine()
    expect(text).toContain('warning  1 admin, 1 of them without a second factor.')
    expect(code, text).toBe(0)
  })

  it('finds a demo account with the published password', async () => {
    const password_hash = await hashPassword('Demo-2026!', 'the test')
    const own = env.DATABASE_ADMIN_URL!
    const run = (text: string, values: unknown[]) =>
      asAdmin(own, (client) => client.query(text, values))
    const values = ['admin@demo.test', password_hash]
    await run('insert into accounts.users (email, password_hash) values ($1, $2)', values)
    const { code, text } = await examine()
    await run('delete from accounts.users where email = $1', ['admin@demo.test'])
    expect(text).toContain('PROBLEM  1 demo account has the published password: admin@demo.test.')
    expect(code).toBe(1)
  })

  it('finds grants and policies that were made or taken away by hand, and of whom', async () => {
    const byHand = `create policy "made by hand" on public.blood_pressure_readings for select to authenticated using (true);
      grant select on public.screening_results to anon;
      grant update (notes) on public.appointments to public;
      create role reports nologin; grant select on public.invoices to reports;
      grant usage on schema platform to reports;
      grant execute on function practice.alert_recipients(uuid) to anon;
      create table public.of_others (id integer); grant all on public.of_others to anon;
      alter table public.messages no force row level security;
      alter function practice.alert_recipients(uuid) owner to doctor_owner;
      alter table public.invoices add column by_hand text;`
    const back = `drop policy "made by hand" on public.blood_pressure_readings;
      revoke select on public.screening_results from anon;
      revoke update (notes) on public.appointments from public;
      revoke select on public.invoices from reports; revoke usage on schema platform from reports; drop role reports;
      revoke execute on function practice.alert_recipients(uuid) from anon;
      drop table public.of_others;
      alter table public.messages force row level security;
      alter function practice.alert_recipients(uuid) owner to service_role;
      alter table public.invoices drop column by_hand;`
    const own = env.DATABASE_ADMIN_URL!
    await asAdmin(own, (client) => client.query(byHand))
    const { code, text } = await examine()
    await asAdmin(own, (client) => client.query(back))
    expect(code).toBe(1)
    for (const line of [
      'PROBLEM  Made by hand: policy "made by hand" for select using true on public.blood_pressure_readings to authenticated.',
      'PROBLEM  Made by hand: select on public.screening_results to anon.',
      'PROBLEM  Made by hand: update (notes) on public.appointments to public.',
      'warning  Made by hand: select on public.invoices to reports.',
      'warning  Made by hand: usage on schema platform to reports.',
      'PROBLEM  Made by hand: execute on practice.alert_recipients(patient uuid) to anon.',
      'PROBLEM  Made by hand: row-level security on public.messages.',
      'PROBLEM  Taken away by hand: row-level security, also for its owner on public.messages.',
      'PROBLEM  Made by hand: owner of the database on practice.alert_recipients(patient uuid).',
      'PROBLEM  Taken away by hand: owner service_role on practice.alert_recipients(patient uuid).',
      'PROBLEM  Made by hand: column by_hand text on public.invoices.',
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('of_others')
    expect(text.match(/by hand:/g), text).toHaveLength(11)
    expect((await examine()).text).toContain('are those of this version.')
  })

  it('finds a proxy that lets callers choose their address, collects events, and takes small files only', async () => {
    proxy.set({ passesHeaders: true, buffers: true, maxBody: 1024 * 1024 })
    const { code, text } = await examine()
    proxy.set({})
    expect(code).toBe(1)
    expect(text).toContain('PROBLEM  Callers can choose the address')
    expect(text).toContain('warning  The proxy passes on the X-Request-Id')
    expect(text).toContain('PROBLEM  The proxy rejects a file of 5 MB (413).')
    expect(text).toContain('PROBLEM  The proxy collects events')
    expect(text.match(/PROBLEM/g), text).toHaveLength(3)
  })

  it('says that the service cannot be reached, or that it has another service key', async () => {
    const away = await examine({ PUBLIC_URL: 'http://localhost:9' })
    expect(away.text).toContain('PROBLEM  http://localhost:9 cannot be reached')
    const key = await examine({
      AUTH_SERVICE_KEY: 'another service key of more than 32 characters',
    })
    expect(key.text).toContain('does not accept this AUTH_SERVICE_KEY (404)')
    expect([away.code, key.code]).toEqual([1, 1])
  })

  it('finds a login that could bypass row-level security, and one that is rejected', async () => {
    const strong = await examine({ DATABASE_URL: at('doctor_owner', 'examined') })
    expect(strong.text).toContain('The login of DATABASE_URL is a superuser')
    const rejected = await examine({
      DATABASE_URL: at('unknown', 'examined').replace(':unknown@', ':a-password@'),
    })
    expect(rejected.text).toMatch(
      /PROBLEM {2}The database examined at .*, as unknown, cannot be reached/,
    )
    expect(rejected.text).not.toContain('a-password')
    expect([strong.code, rejected.code]).toEqual([1, 1])
  })

  it('finds that the owner would migrate another database, and migrates neither', async () => {
    const { code, text } = await examine({ DATABASE_ADMIN_URL: at('doctor_owner', other) })
    expect(text).toContain('lead to two different databases')
    expect(code).toBe(1)
    const tables = await asAdmin(at('doctor_owner', other), (client) =>
      client.query("select from pg_class where relkind = 'r' and oid >= 16384"),
    )
    expect(tables.rowCount).toBe(0)
  })

  it('says what the first start will do with an empty database, and makes no table in it', async () => {
    const { text } = await examine({
      DATABASE_URL: at('doctor_app', other),
      DATABASE_ADMIN_URL: at('doctor_owner', other),
    })
    expect(text).toContain('The database is empty: the first start makes the tables.')
  })

  it('finds a mail server that cannot be reached, and a folder in which a file is in the way', async () => {
    const { code, text } = await examine({
      SMTP_URL: 'smtp://127.0.0.1:9',
      FILES_URL: join(import.meta.dirname, 'doctor.test.ts'),
    })
    expect(text).toContain('PROBLEM  The mail server 127.0.0.1:9 cannot be used')
    expect(text).toContain('PROBLEM  The files cannot be stored: FILES_URL:')
    expect(code).toBe(1)
  })

  it('names every setting that is wrong or missing', async () => {
    const { code, text } = await examine({
      MAIL_FROM: '',
      AUTH_SECRET: '',
      PUBLIC_URL: 'http://clinic.example',
    })
    for (const name of ['AUTH_SECRET: missing', 'MAIL_FROM: missing', 'PUBLIC_URL: must be https'])
      expect(text).toContain(`PROBLEM  ${name}`)
    expect(code).toBe(1)
  })

  it('shows how requests arrive to no one without the service key', async () => {
    for (const [method, path] of [
      ['GET', 'request'],
      ['GET', 'events'],
      ['POST', 'body'],
    ])
      for (const authorization of ['', 'Bearer ', 'Bearer another'])
        expect(
          (
            await fetch(`${server!.url}/api/connection-check/${path}`, {
              method: method!,
              headers: { authorization },
            })
          ).status,
        ).toBe(404)
  })
})
