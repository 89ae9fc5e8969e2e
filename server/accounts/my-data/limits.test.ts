import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'true' })
})
afterAll(() => app.close())

const copy = async (as: Persona) => await app.call('GET', '/api/me/export', { as })
const statusOf = async (as: Persona) => (await copy(as)).status

it('makes one copy of a person’s data at a time, and lets others take their turn', async () => {
  const [eager, patient] = [await app.createPersona(), await app.createPersona()]
  const all = await Promise.all([...Array.from({ length: 8 }, () => copy(eager)), copy(patient)])
  const made = all.filter(({ status }) => status === 200)
  // One is made, two wait; how many come after the first is done depends on the machine.
  expect(made.length).toBeGreaterThanOrEqual(4)
  const rejected = all.find(({ status }) => status === 503)!
  expect(rejected.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(all.at(-1)!.status).toBe(200)
})

it('makes ten copies in ten minutes for each person', async () => {
  const [eager, patient] = [await app.createPersona(), await app.createPersona()]
  const statuses: number[] = []
  for (let sent = 0; sent < 12; sent += 1) statuses.push(await statusOf(eager))
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(statuses.at(-1)).toBe(429)
  expect(await statusOf(patient)).toBe(200)
})
