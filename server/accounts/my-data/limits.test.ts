import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { FairQueue } from '#server/platform/workers/fair-queue.ts'
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
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const run = Reflect.get(FairQueue.prototype, 'run') as FairQueue['run']
  const held = vi.spyOn(FairQueue.prototype, 'run')
  held.mockImplementation(async function (this: FairQueue, key, work) {
    return run.call(this, key, async () => {
      await gate
      return work()
    })
  } as FairQueue['run'])
  const answered: number[] = []
  const sent = Array.from({ length: 8 }, async () => {
    const { status, headers } = await copy(eager)
    answered.push(status)
    if (status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/)
  })
  await vi.waitFor(() => expect(answered).toEqual([503, 503, 503, 503, 503]), 20_000)
  const other = statusOf(patient)
  open()
  await Promise.all(sent)
  expect(answered.slice(5)).toEqual([200, 200, 200])
  expect(await other).toBe(200)
  held.mockRestore()
})

it('makes ten copies in ten minutes for each person', async () => {
  const [eager, patient] = [await app.createPersona(), await app.createPersona()]
  const statuses: number[] = []
  for (let sent = 0; sent < 12; sent += 1) statuses.push(await statusOf(eager))
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(statuses.at(-1)).toBe(429)
  expect(await statusOf(patient)).toBe(200)
})
