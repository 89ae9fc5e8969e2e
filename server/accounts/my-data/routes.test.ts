import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillTables } from '#tests/support/access.ts'
import { accessTable } from '#tests/support/access-table.ts'
import { recordWithoutLogin } from '#tests/support/access-registrations.ts'
import { joinAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { makeRecord, mergeInto } from '#tests/support/merged-record.ts'
import { photoUrlOf } from '#domain/accounts/profile.ts'
import { asSystem } from '#server/platform/db.ts'
import { buckets } from '#server/platform/files/files.ts'
import { findPersonalTables } from './data.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A user with an account, a password, and at least one row in every table. */
async function settle(email: string): Promise<Persona> {
  const { access_token, user } = await joinAs(app, email, { full_name: 'Bwalya Tembo' })
  const person = { id: user.id as string, email, session_id: '' }
  const neighbour = {
    ...person,
    id: crypto.randomUUID(),
    email: `neighbour.${crypto.randomUUID()}@example.test`,
  }
  for (const one of [neighbour, person])
    for (const which of ['gone', 'stays'] as const)
      await makeRecord(app.database, recordWithoutLogin(one, which))
  await fillTables(app.database, accessTable, {
    actors: {},
    related: neighbour,
    stranger: person,
  } as never)
  await mergeInto(app.database, person.id)
  // An open one keeps the account: money-under-way.test.ts.
  await app.database.asOwner(`update payments set status = 'expired' where status = 'created'`)
  return { user_id: user.id, session_id: '', email, token: access_token }
}

describe('a copy of the caller’s stored data', () => {
  it('has the caller’s rows of every table, without secrets, and no other person’s', async () => {
    const bwalya = await settle('bwalya@example.test')
    // One row, of the admin who set it last.
    await app.database.asOwner('update accounts.record_retention set changed_by = $1', [
      bwalya.user_id,
    ])
    const { status, body } = await app.call('GET', '/api/me/export', { as: bwalya })
    expect(status).toBe(200)
    const missing = [
      ...(await asSystem('list the tables of people', findPersonalTables)).keys(),
    ].filter((name) => !(body.tables[name]?.length > 0))
    expect(missing).toEqual([])
    expect(body.tables.user_profiles[0].full_name).toBe('Bwalya Tembo')
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/password_hash|argon2|code_hmac|"secret"|token_hash|text_body/)
    expect(text).not.toContain('neighbour')
  })
})

describe('an address that is not confirmed', () => {
  const queued = (recipient: string) =>
    app.database.asOwner(
      `insert into platform.mail_outbox (recipient, subject, text_body, html_body) values ($1, 'For its owner', '', '')`,
      [recipient],
    )
  const queueOf = async (recipient: string) =>
    (
      await app.database.asOwner(
        `select subject from platform.mail_outbox where recipient = $1 and subject = 'For its owner'`,
        [recipient],
      )
    ).length
  const mailsIn = async (as: Persona): Promise<string[]> => {
    const { body } = await app.call('GET', '/api/me/export', { as })
    return body.tables['platform.mail_outbox'].map((row: { subject: string }) => row.subject)
  }

  it('that a person wishes to have shows and erases no email of its owner', async () => {
    const [owner, curious] = [await settle('owner@example.test'), await settle('cur@example.test')]
    await queued(owner.email)
    await queued('no.account@example.test')
    for (const email of [owner.email, 'no.account@example.test']) {
      await app.database.asOwner(
        `delete from accounts.mail_intervals; update accounts.users set email_change_sent_at = null`,
      )
      const asked = await app.call('PUT', '/auth/v1/user', { as: curious, body: { email } })
      expect([asked.status, asked.body.new_email]).toEqual([200, email])
      expect(await mailsIn(curious)).not.toContain('For its owner')
    }
    expect(await mailsIn(owner)).toContain('For its owner')
    await app.database.asOwner('update accounts.users set new_email = $2 where id = $1', [
      curious.user_id,
      owner.email,
    ])
    const body = { password: goodPassword }
    expect((await app.call('DELETE', '/api/me', { as: curious, body })).status).toBe(204)
    expect([await queueOf(owner.email), await queueOf('no.account@example.test')]).toEqual([1, 1])
  })

  it('that a person typed at sign-up shows and erases no email, and no limit of its owner', async () => {
    const typed = await settle('typed@example.test')
    await app.database.asOwner(
      'update accounts.users set email_confirmed_at = null where id = $1',
      [typed.user_id],
    )
    await queued(typed.email)
    const limits = () =>
      app.database.asOwner(
        `select (select count(*)::int from accounts.mail_intervals) as mails,
           (select count(*)::int from accounts.wrong_passwords) as passwords`,
      )
    expect(await mailsIn(typed)).toEqual([])
    const before = await limits()
    const body = { password: goodPassword }
    expect((await app.call('DELETE', '/api/me', { as: typed, body })).status).toBe(204)
    expect(await queueOf(typed.email)).toBe(1)
    expect(await limits()).toEqual(before)
  })
})

describe('erasing one’s account', () => {
  const erase = (as: Persona, password = goodPassword) =>
    app.call('DELETE', '/api/me', { as, body: { password } })

  /** Every row of every table that is a person's or could be, as text; the queue's own books apart. */
  async function rowsOfAll(): Promise<string[]> {
    const named = await app.database.asOwner(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'pgboss')`,
    )
    const rows: string[] = []
    for (const { name } of named)
      for (const { row } of await app.database.asOwner(
        `select t::text as row from ${String(name)} t`,
      ))
        rows.push(`${String(name)} ${String(row)}`)
    return rows
  }

  /** Names of all stored files. */
  async function storedFiles(): Promise<string[]> {
    const found = await Promise.all(buckets.map((bucket) => app.files.list(bucket)))
    return found
      .flat()
      .map(({ name }) => name)
      .toSorted()
  }

  /** Tables in which some row still mentions the text. */
  async function tracesOf(text: string): Promise<string[]> {
    const every = await app.database.asOwner(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'`,
    )
    const traces: string[] = []
    for (const { name } of every) {
      const rows = await app.database.asOwner(
        `select from ${String(name)} t where t::text like '%' || $1 || '%'`,
        [text],
      )
      if (rows.length > 0) traces.push(String(name))
    }
    return traces
  }

  it('needs the password, and leaves everything where it was without', async () => {
    const chola = await settle('chola@example.test')
    const wrong = await erase(chola, 'Not-my-passw0rd')
    expect(wrong).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } })
    expect((await app.call('DELETE', '/api/me', { as: chola, body: {} })).status).toBe(422)
    expect((await app.call('GET', '/api/profile', { as: chola })).status).toBe(200)
  })

  it('needs the second factor of a user who has one', async () => {
    const luse = await settle('luse@example.test')
    await app.database.asOwner(
      `update accounts.factors set status = 'verified' where user_id = $1`,
      [luse.user_id],
    )
    expect(await erase(luse)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    })
    await app.database.asOwner(`update accounts.sessions set aal = 'aal2' where user_id = $1`, [
      luse.user_id,
    ])
    expect((await erase(luse)).status).toBe(204)
  })

  it('leaves no row anywhere that mentions the person, and all other rows unchanged', async () => {
    const mumba = await settle('mumba@example.test')
    const kept = await app.createPersona()
    await app.database.asOwner(
      `insert into platform.audit_events (actor_id, subject_id, action) values ($1, $2, 'profile.read')`,
      [mumba.user_id, kept.user_id],
    )
    expect((await tracesOf(mumba.user_id)).length).toBeGreaterThan(10)
    expect((await erase(mumba)).status).toBe(204)
    expect(await tracesOf(mumba.user_id)).toEqual([])
    expect(await tracesOf('mumba@example.test')).toEqual([])
    const trail = await app.database.asOwner(
      'select actor_id from platform.audit_events where subject_id = $1',
      [kept.user_id],
    )
    expect(trail).toEqual([{ actor_id: null }])
    expect((await app.call('GET', '/api/profile', { as: mumba })).status).toBe(401)
    expect((await app.call('GET', '/api/profile', { as: kept })).status).toBe(200)
  })

  it('leaves neither name nor phone anywhere, no file, and every row of other people as it was', async () => {
    const name = `Erased ${crypto.randomUUID().slice(0, 8)}`
    const phone = '0955 001 122'
    const kept = await settle('kept@example.test')
    const [before, filesBefore] = [await rowsOfAll(), await storedFiles()]
    const gone = await settle('gone@example.test')
    const photo = await app.files.put('photos', 'webp', Buffer.from('a photo'))
    const document = await app.files.put('documents', 'pdf', Buffer.from('a document'))
    await app.database.asOwner(
      `update user_profiles set full_name = $1, phone_number = $2, profile_picture_url = $3,
         emergency_contact = jsonb_build_object('name', $1::text, 'phone', $2::text) where id = $4`,
      [name, phone, photoUrlOf(photo), gone.user_id],
    )
    await app.database.asOwner(
      `update provider_registrations set document_name = $1 where provider_id = $2`,
      [document, gone.user_id],
    )
    expect((await storedFiles()).length).toBe(filesBefore.length + 2)
    expect((await erase(gone)).status).toBe(204)
    for (const trace of [gone.user_id, gone.email, name, phone])
      expect(await tracesOf(trace), trace).toEqual([])
    expect(await storedFiles()).toEqual(filesBefore)
    const after = new Set(await rowsOfAll())
    expect(before.length).toBeGreaterThan(30)
    expect(before.filter((row) => !after.has(row))).toEqual([])
    expect((await app.call('GET', '/api/me/export', { as: kept })).status).toBe(200)
  })

  it('notifies the provider that a time is free again, and neither whose it was nor why', async () => {
    const chisala = await settle('chisala@example.test')
    const doctor = await app.createPersona({ role: 'provider' })
    const book = (status: string, days: number) =>
      app.database.asOwner(
        `insert into appointments (patient_id, provider_id, status, appointment_time, session_type)
         values ($1, $2, $3, now() + $4 * interval '1 day', 'Phone')`,
        [chisala.user_id, doctor.user_id, status, days],
      )
    await book('confirmed', 3)
    await book('requested', 4)
    await book('completed', -3)
    expect((await erase(chisala)).status).toBe(204)
    const letters = await app.database.asOwner(
      'select subject, text_body, html_body from platform.mail_outbox where recipient = $1',
      [doctor.email],
    )
    expect(letters.map(({ subject }) => String(subject).split(':')[0])).toEqual([
      'Cancelled',
      'Cancelled',
    ])
    expect(JSON.stringify(letters)).not.toMatch(/Bwalya|Tembo|chisala|eras/i)
  })

  it('of a provider cancels what is open with their patients, who keep what has been', async () => {
    const { user_id } = await app.createPersona({ full_name: 'Mutinta Zulu' })
    const doctor = await settle('doctor@example.test')
    for (const [status, days] of [
      ['completed', -1],
      ['confirmed', 1],
      ['requested', 2],
    ] as const) {
      await app.database.asOwner(
        `insert into appointments (patient_id, provider_id, status, appointment_time, session_type)
         values ($1, $2, $3, now() + $4 * interval '1 day', 'Phone')`,
        [user_id, doctor.user_id, status, days],
      )
    }
    expect((await erase(doctor)).status).toBe(204)
    const kept = await app.database.asOwner(
      `select status, provider_id, cancelled_by from appointments where patient_id = $1 order by appointment_time`,
      [user_id],
    )
    expect(kept).toEqual([
      { status: 'completed', provider_id: null, cancelled_by: null },
      { status: 'cancelled', provider_id: null, cancelled_by: 'system' },
      { status: 'cancelled', provider_id: null, cancelled_by: 'system' },
    ])
  })
})
