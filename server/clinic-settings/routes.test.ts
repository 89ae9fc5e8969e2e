import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { brand, setBrand, usualBrand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import { senderOf } from '#server/platform/mail/sender.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { calendarIn, usualCalendar } from '#tests/support/calendar.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { inDays } from '#tests/support/safety-alerts.ts'
import { followSettings, invoiceWords } from './own-brand.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
})
afterAll(() => {
  setBrand({})
  return app.close()
})

const wanted = {
  name: 'Chawama House',
  tagline: 'Care in one place.',
  email: 'Desk@Chawama.example',
  phone: '0977 123 456',
  address: 'Plot 9, Kafue Road\nLusaka',
  hours: 'Every day, 07:00 to 19:00',
  work_days: [1, 2, 3, 4, 5, 6, 7],
  work_from: 7,
  work_to: 19,
  map_url: 'https://maps.example.org/?q=chawama',
  store_links: [{ label: 'Shop', href: 'https://shop.example.org/' }],
  tpin: '1002003004',
  payment_text: 'Account 12 34 56 at the bank',
  sender_name: 'Chawama House',
  reply_to: 'answers@chawama.example',
}
const change = (version: number, more: object = {}, as = admin) =>
  app.call('PUT', '/api/admin/clinic-settings', {
    as,
    body: { id: randomUUID(), version, password: goodPassword, ...wanted, ...more },
  })
const read = async (as = admin) => app.call('GET', '/api/admin/clinic-settings', { as })
const changes = async () =>
  (await app.call('GET', '/api/admin/clinic-settings/changes', { as: admin })).body

describe('the settings of the clinic', () => {
  it('are the defaults until an admin changes them', async () => {
    const { body } = await read()
    expect(body).toMatchObject({ version: 0, name: usualBrand.name, tpin: null })
    expect(body.address).toBe(usualBrand.address.join('\n'))
    expect(await changes()).toEqual([])
  })

  it('are set once, also when sent again, and are in emails, documents and the history from then on', async () => {
    const id = randomUUID()
    const first = await change(0, { id })
    expect([first.status, first.body]).toEqual([
      200,
      { ...wanted, version: 1, email: 'desk@chawama.example', phone: '0977 123 456' },
    ])
    expect((await change(0, { id })).body).toEqual(first.body)
    expect((await change(0, { id, name: 'Another' })).body.code).toBe('conflict')
    expect(brand).toMatchObject({
      name: 'Chawama House',
      address: ['Plot 9, Kafue Road', 'Lusaka'],
      store_links: wanted.store_links,
      exit_page: usualBrand.exit_page,
    })
    expect(invoiceWords).toEqual({ tpin: '1002003004', payment_text: wanted.payment_text })
    expect(senderOf('Clinic <a@example.test>')).toEqual({
      from: { name: 'Chawama House', address: 'a@example.test' },
      replyTo: { name: '', address: 'answers@chawama.example' },
    })
    const letter = { recipient: admin.email, subject: 'x', before: [], after: [] }
    expect((await renderEmail(letter)).text_body).toContain('The Chawama House team')
    const [one, ...others] = await changes()
    expect(one).toMatchObject({ version: 1, changed_by_name: 'Grace Mulenga', ...first.body })
    expect(others).toEqual([])
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { action: 'clinic_settings.change', actor_id: admin.user_id },
    ])
  })

  it('are not overwritten by an admin who saw an older version', async () => {
    const stale = await change(0, { name: 'Another' })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_settings'])
    const both = await Promise.all([
      change(1, { hours: 'By day' }),
      change(1, { hours: 'By night' }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    expect((await read()).body.version).toBe(2)
    expect(await changes()).toHaveLength(2)
  })

  it('reach another server by the database', async () => {
    setBrand({})
    const stopping = new AbortController()
    await followSettings(stopping.signal)
    stopping.abort()
    expect(brand.name).toBe('Chawama House')
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Two\nlines' }, 'name'],
    [{ name: '12' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '' }, 'phone'],
    [{ address: '' }, 'address'],
    [{ work_days: [] }, 'work_days'],
    [{ work_days: [0] }, 'work_days.0'],
    [{ work_from: 13 }, 'work_from'],
    [{ work_to: 12 }, 'work_to'],
    [{ map_url: 'javascript:alert(1)' }, 'map_url'],
    [{ map_url: 'http://maps.example.org' }, 'map_url'],
    [{ map_url: 'https://a.person:password@maps.example.org' }, 'map_url'],
    [{ store_links: [{ label: 'Shop', href: 'data:text/html,x' }] }, 'store_links.0.href'],
    [{ store_links: Array(4).fill(wanted.store_links[0]) }, 'store_links'],
    [{ tpin: '123' }, 'tpin'],
    [{ sender_name: 'Two\r\nBcc: two@example.test' }, 'sender_name'],
    [{ sender_name: 'Bank <bank@example.test>' }, 'sender_name'],
    [{ sender_name: 'Chawama Diabetes' }, 'sender_name'],
    [{ sender_name: 'Dr Banda' }, 'sender_name'],
    [{ sender_name: 'n'.repeat(61) }, 'sender_name'],
    [{ reply_to: 'one@example.test\r\nBcc: two@example.test' }, 'reply_to'],
    [{ reply_to: 'one@example.test, two@example.test' }, 'reply_to'],
    [{ password: 'not mine at all' }, 'password'],
  ])('reject %o and name the field', async (wrong, field) => {
    const { status, body } = await change(2, wrong)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect((await read()).body.version).toBe(2)
  })

  it('are an admin’s alone', async () => {
    for (const role of ['client', 'provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      expect((await read(as)).status).toBe(403)
      expect((await change(2, {}, as)).status).toBe(403)
    }
    expect((await app.call('GET', '/api/admin/clinic-settings')).status).toBe(401)
  })

  it('decide when we call back, but for the days on which the clinic is closed', async () => {
    const patient = await app.createPersona()
    const shown = async () => {
      const { windows } = (await app.call('GET', '/api/call-backs', { as: patient })).body
      const hours = windows.map(({ starts_at, ends_at }: Record<'starts_at' | 'ends_at', string>) =>
        [starts_at, ends_at].map((at) => lusakaClock(at).time),
      )
      return { days: [...new Set(windows.map(({ day }: { day: string }) => day))], hours }
    }
    const { keepCalendar } = calendarIn(() => app)
    await keepCalendar(admin, usualCalendar)
    const tomorrow = inDays(1)
    await change(2, { work_days: [7, 1, 2, 3, 4, 5, 6], work_from: '11', work_to: 13 })
    expect((await read()).body).toMatchObject({ work_days: wanted.work_days, work_from: 11 })
    const { days, hours } = await shown()
    expect(days.at(-1)).toBe(tomorrow)
    expect(hours.slice(-2)).toEqual([
      ['11:00', '12:00'],
      ['12:00', '13:00'],
    ])
    await keepCalendar(admin, {
      ...usualCalendar,
      closed_days: [{ day: tomorrow, name: 'Stocktaking', is_closed: true }],
    })
    expect((await shown()).days.at(-1)).toBe(inDays(2))
  })

  it('give calendar apps the new address of a visit at the clinic, and leave other visits as they are', async () => {
    const booking = bookingIn(() => app)
    const [patient, doctor] = [await app.createPersona(), await booking.provider()]
    const visits: string[] = []
    for (const [session_type, time] of [
      ['In-person', '09:00'],
      ['Phone', '10:00'],
    ] as const)
      visits.push(
        (
          await booking.book(patient, slotOn(2, time), {
            provider_id: doctor.user_id,
            session_type,
          })
        ).body.id,
      )
    const revisions = async () =>
      (
        await app.database.asOwner(
          'select calendar_revision from appointments where id = any ($1) order by appointment_time',
          [visits],
        )
      ).map(({ calendar_revision }) => Number(calendar_revision))
    const before = await revisions()
    await change(2, { hours: 'By day' })
    expect(await revisions()).toEqual(before)
    await change(3, { address: 'Plot 10\nLusaka' })
    expect(await revisions()).toEqual([before[0]! + 1, before[1]])
  })

  it('may be left empty where they are optional', async () => {
    const { body } = await change(4, {
      map_url: '',
      tpin: '',
      payment_text: '',
      sender_name: '',
      reply_to: '',
      store_links: [],
    })
    expect(body).toMatchObject({ map_url: null, tpin: null, payment_text: null, store_links: [] })
    expect([body.sender_name, body.reply_to]).toEqual([null, null])
    expect(senderOf('Clinic <a@example.test>')).toEqual({ from: 'Clinic <a@example.test>' })
    expect(brand.store_links).toEqual([])
  })
})
