import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstVisitType } from '#domain/appointments/visit-types.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)

it('an upcoming visit without a type counts as one of the first type, as its claim does', async () => {
  const admin = await app.createPersona({ role: 'admin' })
  const upcoming = async () =>
    (await app.call('GET', '/api/admin/visit-types', { as: admin })).body.find(
      ({ id }: { id: string }) => id === firstVisitType,
    ).upcoming
  expect(await upcoming()).toBe(0)
  await bookFor(await app.createPersona(), await provider())
  expect(await upcoming()).toBe(1)
})
