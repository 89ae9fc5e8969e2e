import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { invoiceOrder, paymentsSecret } from '#tests/support/payments.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    AUTH_LIMITS: 'true',
    PAYMENTS_SECRET: paymentsSecret,
    TRUST_PROXY: '127.0.0.1',
  })
})
afterAll(() => app.close())

const { step, completeSessions } = billingIn(() => app)

const from = (address: string) => ({ 'X-Forwarded-For': address })
const strange = (number: number) => String(number).padStart(43, 'x')

it('counts a number only by a link that is there', async () => {
  const pay = (token: string) =>
    app.call('POST', '/api/pay-links/payments', {
      body: { token, ...invoiceOrder(25_000) },
      headers: from('192.0.2.1'),
    })
  for (let sent = 0; sent < 8; sent += 1) expect((await pay(strange(sent))).status).toBe(404)

  const made = await completeSessions()
  await step(made.doctor, made.id, { status: 'issued', amount_ngwee: 25_000 })
  const path = `/api/invoices/${made.id}/pay-link`
  const { token } = (await app.call('POST', path, { as: made.patient })).body
  const statuses: number[] = []
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await pay(token)).status)
  expect(statuses).toEqual([201, 409, 409, 409, 409, 429])
})

it.each([
  ['/api/pay-links/offer', 300],
  ['/api/clinic-record-erasures', 60],
])('limits how often one network tries tokens at %s, by the /64 of IPv6', async (path, points) => {
  const statuses: number[] = []
  const call = async (number: number, address: string) =>
    (await app.call('POST', path, { body: { token: strange(number) }, headers: from(address) }))
      .status
  for (let sent = 0; sent < points * 1.1; sent += 1)
    statuses.push(await call(sent, `2001:db8:1:2:${sent.toString(16)}::1`))
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
  expect(await call(0, '2001:db8:1:3::1')).toBe(404)
})
