import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { searches } from './search-budget.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'true' })
})
afterAll(() => app.close())

it('limits how often one member of the front desk searches for a patient', async () => {
  const [desk, other] = [
    await app.createPersona({ role: 'front_desk' }),
    await app.createPersona({ role: 'front_desk' }),
  ]
  const find = (as = desk) =>
    app.call('GET', '/api/desk/patients?name=Banda&reach=0977123456', { as })
  for (let sent = 0; sent < searches.points; sent += 1) expect((await find()).status).toBe(200)
  const refused = await find()
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
  expect((await find(other)).status).toBe(200)
})
