import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { insuranceIn, price, share } from '#tests/support/insurance.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { call, covered, coveredType, credit } = insuranceIn(() => app)

it('the whole share of a patient is credited while their insurer is asked for the rest', async () => {
  const { doctor, id } = await covered(await coveredType(admin))
  const over = await credit(doctor, id, { amount_ngwee: price - share + 1 })
  expect([over.status, Object.keys(over.body.fields)]).toEqual([422, ['amount_ngwee']])
  const credited = await credit(doctor, id, { amount_ngwee: price - share })
  expect(credited.body).toMatchObject({
    status: 'issued',
    credited_ngwee: price - share,
    claim: { state: 'collected', amount_ngwee: share },
  })
  const { body } = await call(doctor, 'GET', `/provider/invoices/${id}`)
  expect(body).toMatchObject({ status: 'issued', paid_ngwee: 0 })
})
