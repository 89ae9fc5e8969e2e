import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { createMetrics } from './metrics.ts'

let base: TestApp
beforeAll(async () => {
  base = await openTestApp()
})
afterAll(() => base.close())

it('counts rejected logins by reason, without an address', async () => {
  const metrics = createMetrics()
  const app = createApp({ ...base.settings, recordRequest: metrics.recordRequest })
  const body = JSON.stringify({ email: 'planted7@example.test', password: 'planted7' })
  const headers = { 'content-type': 'application/json' }
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  for (const path of ['/auth/v1/token?grant_type=password', '/auth/v1/recover'])
    await app.request(path, { method: 'POST', headers, body }, bindings)
  const text = await metrics.registry.metrics()
  expect(text.split('\n').filter((line) => line.startsWith('ubumi_rejected'))).toEqual([
    'ubumi_rejected_logins_total{reason="invalid_credentials"} 1',
  ])
  expect(text).not.toContain('planted7')
})
