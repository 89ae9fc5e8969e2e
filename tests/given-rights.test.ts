import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword } from './support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { expectListed } from './support/gate.ts'
import { apiRoutes } from './support/routes.ts'
import { withoutRights } from './support/without-rights.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

/** Whom an admin is among. */
const audiences: readonly string[] = ['admin', 'clinic-staff']

const writes = () =>
  apiRoutes(app)
    .filter(
      ({ method, audience }) =>
        audience !== undefined && audiences.includes(audience) && method !== 'GET',
    )
    .map(({ method, path }) => `${method} ${path}`)

/** Whether the description of a call asks for a password, which its schema then requires. */
async function askingForPassword(): Promise<string[]> {
  const { body } = await app.call('GET', '/api/openapi.json')
  return writes().filter((call) => {
    const [method, path] = call.split(' ') as [string, string]
    const name = path.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')
    const { requestBody } = body.paths[name][method.toLowerCase()]
    const schema = requestBody?.content?.['application/json']?.schema ?? {}
    return (schema.required ?? []).includes('password')
  })
}

describe('a call of an admin', () => {
  it('that gives or takes rights, or erases a record, asks for the password again; the others are listed', async () => {
    const asking = await askingForPassword()
    expect(asking.length).toBeGreaterThan(6)
    expectListed(
      writes().filter((call) => !asking.includes(call)),
      Object.keys(withoutRights),
      {
        file: () => 'tests/support/without-rights.ts',
        missing: (call) =>
          `${call} asks for no password. Where it gives someone rights, takes them or erases a record, check \`password\` by passwordCheck (server/accounts/passwords/own-password.ts), as server/admin/accounts/staff-role/routes.ts does; else add it to \`withoutRights\`:`,
        lines: (call) => `'${call}': 'why it gives no rights',`,
      },
    )
  })

  /** Who is given or loses a right by each call, with a body that is complete but for the password. */
  const cast = async () => {
    const [client, provider, colleague, desk] = [
      await app.createPersona({ hasConsented: false }),
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ role: 'front_desk' }),
    ]
    const suspended = await app.createPersona({ isSuspended: true })
    const registration = randomUUID()
    await app.database.asOwner(
      `insert into provider_registrations
         (id, provider_id, registration_body, registration_number, certificate_year, certificate_expires_on, document_type, document_hash)
       values ($1, $2, 'HPCZ', '1', 2099, '2099-12-31', 'application/pdf', $3)`,
      [registration, colleague.user_id, Buffer.alloc(32)],
    )
    const days = { first_day: '2099-01-01', last_day: '2099-01-02' }
    const [absent_id, colleague_id] = [provider.user_id, colleague.user_id]
    const record = {
      id: randomUUID(),
      full_name: `Mary ${randomUUID()} Banda`,
      gender: 'female',
      born_in: 1984,
    }
    await app.call('POST', '/api/clinic/patients', {
      as: admin,
      body: { ...record, has_no_phone: true, is_another_person: true },
    })
    const account = (id: string) => `/api/admin/accounts/${id}`
    const other = await app.createPersona({ role: 'admin' })
    const invited_id = randomUUID()
    const invited = `/api/admin/staff/invitations/${invited_id}`
    return {
      'PUT /api/admin/accounts/:id/front-desk': [`${account(client.user_id)}/front-desk`, {}],
      'DELETE /api/admin/accounts/:id/front-desk': [`${account(desk.user_id)}/front-desk`, {}],
      'PUT /api/admin/accounts/:id/admin-role': [`${account(client.user_id)}/admin-role`, {}],
      'DELETE /api/admin/accounts/:id/admin-role': [`${account(other.user_id)}/admin-role`, {}],
      'POST /api/admin/staff/invitations': [
        '/api/admin/staff/invitations',
        { id: invited_id, full_name: 'Mary Banda', email: 'mary@example.test', role: 'admin' },
      ],
      'POST /api/admin/staff/invitations/:id/email': [`${invited}/email`, {}],
      'DELETE /api/admin/staff/invitations/:id': [invited, {}],
      'POST /api/admin/accounts/:id/suspension': [
        `${account(client.user_id)}/suspension`,
        { reason: 'x', call_off: false },
      ],
      'POST /api/admin/accounts/:id/restoration': [`${account(suspended.user_id)}/restoration`, {}],
      'POST /api/admin/accounts/:id/factor-reset': [
        `${account(client.user_id)}/factor-reset`,
        { id: randomUUID(), identity_check: 'in_person', note: 'x' },
      ],
      'POST /api/admin/provider-registrations/:id/decision': [
        `/api/admin/provider-registrations/${registration}/decision`,
        { decision: 'approved' },
      ],
      'PUT /api/admin/safety-duties': [
        '/api/admin/safety-duties',
        { first_on_duty: absent_id, second_on_duty: null, third_on_duty: null, lead: null },
      ],
      'POST /api/admin/failed-refunds/:id/step': [
        `/api/admin/failed-refunds/${randomUUID()}/step`,
        { step: 'again' },
      ],
      'PUT /api/admin/billing-rules': [
        '/api/admin/billing-rules',
        {
          id: randomUUID(),
          version: 0,
          number_series: 'provider',
          missed_percent: 100,
          late_percent: 0,
          late_hours: 24,
        },
      ],
      'PUT /api/admin/clinic-settings': [
        '/api/admin/clinic-settings',
        {
          id: randomUUID(),
          version: 0,
          name: 'Chawama House',
          tagline: 'Care.',
          email: 'desk@chawama.example',
          phone: '0977 123 456',
          address: 'Plot 9',
          hours: 'By day',
          map_url: null,
          store_links: [],
          tpin: null,
          payment_text: null,
          work_days: [1],
          work_from: 8,
          work_to: 17,
          sender_name: null,
          reply_to: null,
        },
      ],
      'PUT /api/admin/email-texts/:key': [
        '/api/admin/email-texts/message',
        {
          id: randomUUID(),
          version: 0,
          subject: 'News',
          body: 'At {clinic}.\n\n{link}',
          button: 'Open',
        },
      ],
      'POST /api/admin/tills/:id/closing': [
        `/api/admin/tills/${randomUUID()}/closing`,
        { counted_ngwee: 0, note: 'x' },
      ],
      'POST /api/admin/tills/:id/corrections': [
        `/api/admin/tills/${randomUUID()}/corrections`,
        { id: randomUUID(), amount_ngwee: 100, reason: 'x' },
      ],
      'POST /api/admin/desk-payments/:id/reversal': [
        `/api/admin/desk-payments/${randomUUID()}/reversal`,
        { reason: 'Wrong patient', corrects_till: false },
      ],
      'POST /api/admin/months/:month/closing': [
        '/api/admin/months/2025-01/closing',
        { id: randomUUID(), version: 0 },
      ],
      'POST /api/admin/months/:month/reopening': [
        '/api/admin/months/2025-01/reopening',
        { id: randomUUID(), version: 1, reason: 'x' },
      ],
      'POST /api/admin/covers': [
        '/api/admin/covers',
        { id: randomUUID(), absent_id, colleague_id, ...days },
      ],
      'DELETE /api/clinic/patients/:id': [
        `/api/clinic/patients/${record.id}`,
        { typed_name: record.full_name },
      ],
      'POST /api/admin/past-record-erasures': [
        '/api/admin/past-record-erasures',
        { ids: [record.id], count: 1 },
      ],
    } as Record<string, readonly [path: string, body: object]>
  }
  /** Everything that gives an account rights. */
  const rights = () =>
    app.database.asOwner(
      `select (select json_agg(json_build_array(id, role, provider_status) order by id) from user_profiles) as profiles,
         (select json_agg(json_build_array(id, banned_until) order by id) from accounts.users) as users,
         (select count(*) from accounts.factors) as factors, (select count(*) from covers) as covers,
         (select count(*) from patient_registrations) as records,
         (select json_agg(d) from safety_duties d) as duties,
         (select json_agg(status order by id) from provider_registrations) as registrations`,
    )

  it('changes nothing without the password, with a wrong one, or with that of another', async () => {
    const calls = await cast()
    expect(Object.keys(calls).toSorted()).toEqual((await askingForPassword()).toSorted())
    const before = await rights()
    for (const [call, [path, body]] of Object.entries(calls))
      for (const password of [undefined, '', 'Not-this-one-7', 'Demo-2026!']) {
        const sent = password === undefined ? body : { ...body, password }
        const [method] = call.split(' ') as [string]
        const answer = await app.call(method, path, { as: admin, body: sent })
        expect(answer.status, call).toBe(422)
        expect(Object.keys(answer.body.fields), call).toEqual(['password'])
      }
    expect(await rights()).toEqual(before)
  })

  it('is rejected for its role before a password is looked at', async () => {
    const other = await app.createPersona({ role: 'front_desk' })
    for (const [call, [path, body]] of Object.entries(await cast())) {
      const [method] = call.split(' ') as [string]
      const sent = { ...body, password: goodPassword }
      expect((await app.call(method, path, { as: other, body: sent })).status, call).toBe(403)
    }
  })

  it('warns the admin by email of many wrong passwords', async () => {
    const target = await app.createPersona({ hasConsented: false })
    const victim = await app.createPersona({ role: 'admin' })
    for (let tries = 0; tries < 20; tries += 1)
      await app.call('PUT', `/api/admin/accounts/${target.user_id}/front-desk`, {
        as: victim,
        body: { password: `Guess-${tries}` },
      })
    const mails = await app.database.asOwner(
      'select subject from platform.mail_outbox where recipient = $1',
      [victim.email],
    )
    expect(mails).toHaveLength(1)
  })
})
