import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxAddedPerDay } from '#domain/practice/clinic-records.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'true', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => app.close())

const provider = () => app.createPersona({ role: 'provider' })
const freshEmail = () => `${randomUUID()}@example.test`
const add = (as: Persona, email: string) =>
  app.call('POST', '/api/provider/clinic-records', { as, body: { full_name: 'Mary Banda', email } })

it('stops a provider who adds too many patients in a day', async () => {
  const doctor = await provider()
  const statuses: number[] = []
  for (let count = 0; count <= maxAddedPerDay; count += 1)
    statuses.push((await add(doctor, freshEmail())).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(maxAddedPerDay)
  expect(statuses.at(-1)).toBe(429)
  expect((await add(await provider(), freshEmail())).status).toBe(201)
})

it('sends three emails a day to an address that many invite, and answers all of them alike', async () => {
  const email = freshEmail()
  for (let count = 0; count < 5; count += 1)
    expect((await add(await provider(), email)).status).toBe(201)
  expect(await emailsTo(app, { email } as Persona)).toHaveLength(3)
})

it('stops a person who tried ten codes in an hour', async () => {
  const thief = await app.createPersona()
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    const body = { code: '22222-22222', phone_number: '0977123456' }
    statuses.push((await app.call('POST', '/api/me/invitations', { as: thief, body })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
})

it('stops an IPv6 network from which many accounts tried codes, whatever its addresses', async () => {
  const body = { code: '22222-22222', phone_number: '0977123456' }
  const tryFrom = async (address: string, as: Persona) =>
    (
      await app.call('POST', '/api/me/invitations', {
        as,
        body,
        headers: { 'X-Forwarded-For': address },
      })
    ).status
  for (let person = 0; person < 6; person += 1) {
    const thief = await app.createPersona()
    for (let count = 0; count < 10; count += 1)
      expect(await tryFrom(`2001:db8:1:2::${person}${count}`, thief)).toBe(404)
  }
  const another = await app.createPersona()
  expect(await tryFrom('2001:db8:1:2:ffff::1', another)).toBe(429)
  expect(await tryFrom('2001:db8:1:3::1', await app.createPersona())).toBe(404)
})
