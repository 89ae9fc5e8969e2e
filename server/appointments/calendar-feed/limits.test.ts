import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { feedAddress } from '#domain/appointments/calendar-feed.ts'
import { log } from '#server/platform/log.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'true' })
})
afterAll(() => app.close())

const get = async (token: string) => (await app.call('GET', feedAddress('', token))).status
const tokenOf = (number: number) => String(number).padStart(43, 'x')

it('writes no address of a feed to the log of requests', async () => {
  const info = vi.spyOn(log, 'info')
  await get(tokenOf(0))
  expect(info.mock.calls.at(-1)![0]).toMatchObject({ route: '/calendar/:file', status: 404 })
  expect(JSON.stringify(info.mock.calls)).not.toContain(tokenOf(0))
  info.mockRestore()
})

it('limits how often one feed is read, and how many one address tries', async () => {
  const as = await app.createPersona()
  const { token } = (await app.call('POST', '/api/calendar-feed', { as })).body
  const statuses: number[] = []
  for (let sent = 0; sent < 125; sent += 1) statuses.push(await get(token))
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  for (let sent = 0; sent < 500; sent += 1) statuses.push(await get(tokenOf(sent)))
  expect(statuses[130]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
})
