import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const erase = (token: string) =>
  app.call('POST', '/api/clinic-record-erasures', { body: { token } })
const list = async (as: Persona) =>
  (await app.call('GET', '/api/provider/clinic-records', { as })).body

/** A walk-in patient with an email address, and the token of the link in it. */
async function invited(doctor: Persona) {
  const email = `${randomUUID()}@example.test`
  const body = { full_name: 'Mary Banda', email, notes: 'Headaches.' }
  const { record } = (await app.call('POST', '/api/provider/clinic-records', { as: doctor, body }))
    .body
  const [mail] = await emailsTo(app, { email } as Persona)
  const [, token] = /\/erase-record#(\S+)/.exec(mail!.text_body)!
  return { id: record.id as string, token: token! }
}

describe('the link in an invitation', () => {
  it('erases the record without an account, once, with a trace and the same answer to a retry', async () => {
    const doctor = await provider()
    const [one, other] = [await invited(doctor), await invited(doctor)]
    const answers = [await erase(one.token), await erase(one.token)]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await list(doctor)).toMatchObject([{ id: other.id }])
    const trail = await app.database.asOwner(
      `select actor_id, subject_id from platform.audit_events where record_id = $1 and action = 'clinic_record.erase_by_link'`,
      [one.id],
    )
    expect(trail).toEqual([{ actor_id: null, subject_id: doctor.user_id }])
  })

  it('erases no other record, and shows nothing of its own', async () => {
    const doctor = await provider()
    const [one, other] = [await invited(doctor), await invited(doctor)]
    const [, mac] = one.token.split('.')
    const forged = [`${other.id}.${mac}`, `${one.id}.${'A'.repeat(43)}`, one.id, `${one.token}x`]
    for (const token of forged) expect((await erase(token)).status, token).toBe(404)
    expect(await list(doctor)).toHaveLength(2)
    const answer = await erase(one.token)
    expect([answer.status, answer.body]).toEqual([204, ''])
  })

  it('is rejected by the field’s name where there is none', async () => {
    for (const body of [{}, { token: 7 }, { token: 'a'.repeat(101) }]) {
      const answer = await app.call('POST', '/api/clinic-record-erasures', { body })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['token']])
    }
  })
})
