import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { writeWarnings } from './jobs.ts'

let app: TestApp
let admin: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const expiry = '2027-06-30'
const before = (days: number) =>
  new Date(Date.parse(expiry) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const run = (days: number) => writeWarnings(before(days), PUBLIC_URL)
const counts = async () => [
  (await subjectsTo(app, doctor)).length,
  (await subjectsTo(app, admin)).length,
]

beforeEach(async () => {
  await app.database.asOwner('delete from platform.mail_outbox')
  await app.database.asOwner(
    `update user_profiles set certificate_expires_on = '2100-01-01' where role = 'provider'`,
  )
  doctor = await provider({ certificate_expires_on: expiry })
})

describe('the warning that a certificate ends', () => {
  it('comes 60, 30 and 7 days before, once each, to the provider and the admins, by several servers', async () => {
    await run(61)
    expect(await counts()).toEqual([0, 0])
    for (const [days, count] of [
      [60, 1],
      [31, 1],
      [30, 2],
      [8, 2],
      [7, 3],
      [0, 3],
    ] as const) {
      await Promise.all([run(days), run(days), run(days)])
      expect(await counts(), `${days} days before`).toEqual([count, count])
    }
    const [email] = await emailsTo(app, doctor)
    expect(email!.subject).toBe('Your certificate expires on 30 June 2027')
    expect(email!.text_body).toContain(`${PUBLIC_URL}/provider-registration`)
  })

  it('comes once for all that is due after an outage, again for the next certificate, and not while a new one is checked', async () => {
    await run(5)
    expect(await counts()).toEqual([1, 1])
    await app.database.asOwner(
      `update user_profiles set certificate_expires_on = date '2027-06-30' + 365 where id = $1`,
      [doctor.user_id],
    )
    await run(5)
    expect(await counts()).toEqual([1, 1])
    await run(5 - 365)
    expect(await counts()).toEqual([2, 2])

    doctor = await provider({ certificate_expires_on: expiry })
    await app.database.asOwner(
      `insert into provider_registrations (provider_id, registration_body, registration_number, certificate_year, certificate_expires_on, document_type, document_hash)
       values ($1, 'HPCZ', '1', 2027, '2100-01-01', 'application/pdf', '\\x00')`,
      [doctor.user_id],
    )
    await run(30)
    expect(await subjectsTo(app, doctor)).toEqual([])
  })
})
